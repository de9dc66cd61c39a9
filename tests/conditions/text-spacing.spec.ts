/** With wider spacing of letters, words and lines, all of a page can be read (WCAG 1.4.12). */
import { illegible } from '../support/browser/legible.ts'
import { routesOf } from '../support/routes.ts'
import { expect, test } from '../support/browser/test.ts'
import { visit } from '../support/visit.ts'

const services = routesOf().filter((route) => route.startsWith('/services/'))

for (const route of ['/', '/membership', ...services, '/admin/dashboard'])
  test(`${route} is read whole with a wider spacing`, async ({ page }) => {
    await visit(page, route)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('*:not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }')
      document.adoptedStyleSheets.push(sheet)
    })
    for (const width of [320, 390, 768, 900, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => illegible(page), `at ${width} px`).toEqual([])
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
