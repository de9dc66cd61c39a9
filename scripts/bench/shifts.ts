/**
 * What moves on a page while it loads, on many screens (docs/decisions/speed.md). The text face comes late, and where its
 * lines break elsewhere than those of the stand-in, a paragraph grows or shrinks by a line; in a portal the figures and
 * rows, here those of a firm with years of data, come last.
 */
import { globSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { wholeChromiumPath } from '../../tests/support/chromium.ts'
import { withLargeSite } from './large-site.ts'
import { keepsOf } from './sign-in.ts'
import { movedIn, watchMoves } from '../../tests/support/browser/moves.ts'
import { portalOf } from '../../tests/support/routes.ts'

export type Shifts = { /** The number of pages times screens. */ looks: number; moved: { path: string; screen: string; cls: number }[] }
/** The limit for the sum of all layout shifts of a visit. */
export const BUDGET = 0.01
/** Phones and tablets in portrait, and the viewports of browser windows on laptops and desktops. */
export const SCREENS = ['360×740', '390×844', '412×823', '430×932', '768×1024', '820×1180', '1024×1366', '1280×720', '1350×940', '1440×900', '1920×969', '2560×1300']
const PORT = 8932
const origin = `http://localhost:${PORT}`

/** Left out, because nobody sees it without the form that the endpoint puts into it. */
const FRAME = '/form-again'
const paths = () => globSync('**/*.html', { cwd: 'dist' }).map((file) => `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`).filter((path) => path !== FRAME).sort()

const keep = (kept: [string, string][]) => kept.forEach(([key, value]) => { localStorage.setItem(key, value) })
const hasItsData = () => !document.querySelector('.staff-loading, main [aria-busy="true"]')

/** Up to this width, scrollbars take no room and the input is touch. */
const WIDEST_TABLET = 1024

const contextOf = (screen: string) => {
  const [width = 0, height = 0] = screen.split('×').map(Number)
  const isMobile = width <= WIDEST_TABLET
  return { baseURL: origin, viewport: { width, height }, isMobile, hasTouch: isMobile, deviceScaleFactor: isMobile ? 2 : 1 }
}

const look = async (browser: Browser, path: string, screen: string, kept: [string, string][]): Promise<number> => {
  const page = await browser.newPage(contextOf(screen))
  try {
    await watchMoves(page)
    await page.addInitScript(keep, kept)
    await page.goto(path)
    await page.waitForSelector('footer .small[data-typed]')
    await page.waitForFunction(hasItsData)
    // Some frames after the typeface has come, the layout is final.
    await page.waitForTimeout(100)
    return await movedIn(page)
  } finally {
    await page.context().close()
  }
}

const lookAtAll = async (browser: Browser, wanted: string): Promise<Shifts> => {
  const found: Shifts = { looks: 0, moved: [] }
  for (const path of paths().filter((each) => each.includes(wanted))) {
    const role = portalOf(path)
    const kept = role ? await keepsOf(origin, role) : []
    for (const screen of SCREENS) {
      const cls = await look(browser, path, screen, kept)
      found.looks++
      if (cls > BUDGET) found.moved.push({ path, screen, cls })
    }
  }
  process.stderr.write(`shifts: ${found.moved.length} of ${found.looks} looks over ${BUDGET}\n${found.moved.map(({ path, screen, cls }) => `  ${path} at ${screen}: ${cls.toFixed(3)}\n`).join('')}`)
  return found
}

/** Opens every page of `dist` on every screen, those of the portals signed in. */
export const benchShifts = (wanted = ''): Promise<Shifts> =>
  withLargeSite({ port: PORT }, async () => {
    const browser = await chromium.launch({ executablePath: wholeChromiumPath() ?? '' })
    try {
      return await lookAtAll(browser, wanted)
    } finally {
      await browser.close()
    }
  })
