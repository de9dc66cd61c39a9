/**
 * What moves on a page while it arrives, at many widths: the text face comes late, and where its lines break elsewhere
 * than those of the face that stood in, a paragraph grows or shrinks by a line; in a portal the figures and rows of a
 * firm that has worked for years come last (docs/decisions/speed.md).
 */
import { globSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { wholeChromiumPath } from '../../tests/support/chromium.ts'
import { withLargeSite } from './large-site.ts'
import { keepsOf } from './sign-in.ts'
import { ROLES } from '#contracts/roles.ts'

export type Shifts = { /** Pages times widths. */ looks: number; moved: { path: string; width: number; cls: number }[] }
/** Of all that moves in one visit. */
export const BUDGET = 0.01
export const WIDTHS = [360, 390, 412, 768, 1024, 1280, 1350, 1440, 1920]
const PORT = 8932
const origin = `http://localhost:${PORT}`

const paths = () => globSync('**/*.html', { cwd: 'dist' }).map((file) => `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`).sort()
const roleAt = (path: string) => ROLES.find((role) => path.startsWith(`/${role}/`) && !path.endsWith('/login'))

/** In the page: adds up what moves, which is at least the cumulative layout shift. */
const watch = () => {
  const sum = { cls: 0 }
  Object.assign(window, { sum })
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum.cls += (entry as PerformanceEntry & { value: number }).value }).observe({ type: 'layout-shift', buffered: true })
}

const keep = (kept: [string, string][]) => kept.forEach(([key, value]) => { localStorage.setItem(key, value) })
const hasItsData = () => !document.querySelector('.staff-loading, main [aria-busy="true"]')

const look = async (browser: Browser, path: string, width: number): Promise<number> => {
  const page = await browser.newPage({ baseURL: origin, viewport: { width, height: width < 700 ? 823 : 940 } })
  try {
    await page.addInitScript(watch)
    const role = roleAt(path)
    if (role) await page.addInitScript(keep, await keepsOf(origin, role))
    await page.goto(path)
    await page.waitForSelector('footer .small[data-typed]')
    if (role) await page.waitForFunction(hasItsData)
    // Some frames after the face the page stands as it will.
    return await page.evaluate(() => new Promise<number>((resolve) => { setTimeout(() => { resolve((window as unknown as { sum: { cls: number } }).sum.cls) }, 100) }))
  } finally {
    await page.context().close()
  }
}

const lookAtAll = async (browser: Browser, wanted: string): Promise<Shifts> => {
  const found: Shifts = { looks: 0, moved: [] }
  for (const path of paths().filter((each) => each.includes(wanted)))
    for (const width of WIDTHS) {
      const cls = await look(browser, path, width)
      found.looks++
      if (cls > BUDGET) found.moved.push({ path, width, cls })
    }
  process.stderr.write(`shifts: ${found.moved.length} of ${found.looks} looks over ${BUDGET}\n${found.moved.map(({ path, width, cls }) => `  ${path} at ${width}: ${cls.toFixed(3)}\n`).join('')}`)
  return found
}

/** Opens every page of `dist` at every width, those of the portals signed in. */
export const benchShifts = (wanted = ''): Promise<Shifts> =>
  withLargeSite({ port: PORT }, async () => {
    const browser = await chromium.launch({ executablePath: wholeChromiumPath() ?? '' })
    try {
      return await lookAtAll(browser, wanted)
    } finally {
      await browser.close()
    }
  })
