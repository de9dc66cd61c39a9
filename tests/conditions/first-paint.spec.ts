/** What a phone's first paint doesn't wait for (docs/decisions/speed.md, "Before the paint"). */
import { servicePath } from '../support/firm.ts'
import { expect, test } from '../support/browser/test.ts'

declare global {
  interface Window { asked: string[] }
}

test.use({ viewport: { width: 390, height: 844 } })

for (const route of ['/', '/privacy', '/news', '/news/ai', '/contact', servicePath('loan'), '/careers/loan-officer', '/track-my-application'])
  test(`${route} asks the browser’s storage for nothing before its first frame`, async ({ page }) => {
    await page.addInitScript(() => {
      let isFrameDue = false
      requestAnimationFrame(() => { isFrameDue = true })
      window.asked = []
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        const storage = window[name]
        Object.defineProperty(window, name, { get: () => { window.asked.push(isFrameDue ? 'after' : `${name} before`); return storage } })
      }
    })
    await page.goto(route)
    await page.waitForFunction(() => window.asked.includes('after'))
    expect([...new Set(await page.evaluate(() => window.asked))]).toEqual(['after'])
  })
