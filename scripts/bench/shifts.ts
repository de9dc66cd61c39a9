/**
 * What moves on a public page while it arrives, at many widths: the text face comes late, and where its lines break
 * elsewhere than those of the face that stood in, a paragraph grows or shrinks by a line (docs/decisions/speed.md).
 */
import { globSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { wholeChromiumPath } from '../../tests/support/chromium.ts'
import { serveBuilt } from '../built-site/serve.ts'

export type Shifts = { /** Pages times widths. */ looks: number; moved: { path: string; width: number; cls: number }[] }
/** Of all that moves in one visit. */
export const BUDGET = 0.01
export const WIDTHS = [360, 390, 412, 768, 1024, 1280, 1350, 1440, 1920]
const PORT = 8932
const PORTAL = /^\/(admin|intern|judge)\/(?!login)/

const paths = () => globSync('**/*.html', { cwd: 'dist' }).map((file) => `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`).filter((path) => !PORTAL.test(path)).sort()

/** In the page: adds up what moves, which is at least the cumulative layout shift. */
const watch = () => {
  const sum = { cls: 0 }
  Object.assign(window, { sum })
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum.cls += (entry as PerformanceEntry & { value: number }).value }).observe({ type: 'layout-shift', buffered: true })
}

const look = async (browser: Browser, path: string, width: number): Promise<number> => {
  const page = await browser.newPage({ baseURL: `http://localhost:${PORT}`, viewport: { width, height: width < 700 ? 823 : 940 } })
  try {
    await page.addInitScript(watch)
    await page.goto(path)
    await page.waitForSelector('footer .small[data-typed]')
    // Some frames after the face the page stands as it will.
    return await page.evaluate(() => new Promise<number>((resolve) => { setTimeout(() => { resolve((window as unknown as { sum: { cls: number } }).sum.cls) }, 100) }))
  } finally {
    await page.context().close()
  }
}

/** Opens every public page of `dist` at every width. */
export const benchShifts = async (wanted = ''): Promise<Shifts> => {
  const server = await serveBuilt({ port: PORT, withFunctions: false })
  const browser = await chromium.launch({ executablePath: wholeChromiumPath() ?? '' })
  const found: Shifts = { looks: 0, moved: [] }
  try {
    for (const path of paths().filter((each) => each.includes(wanted)))
      for (const width of WIDTHS) {
        const cls = await look(browser, path, width)
        found.looks++
        if (cls > BUDGET) found.moved.push({ path, width, cls })
      }
  } finally {
    await browser.close()
    server.close()
  }
  process.stderr.write(`shifts: ${found.moved.length} of ${found.looks} looks over ${BUDGET}\n${found.moved.map(({ path, width, cls }) => `  ${path} at ${width}: ${cls.toFixed(3)}\n`).join('')}`)
  return found
}
