/**
 * How soon a visitor's touch on a phone, or a staff member's click on a laptop, is answered (the budget:
 * docs/decisions/speed.md): the time to the frame that answers it, by the browser's own event timing, and the longest task
 * in the second after it, on a processor slowed 4 times.
 */
import { chromium, devices, type Browser, type Page } from '@playwright/test'
import { wholeChromiumPath } from '../../../tests/support/chromium.ts'
import { withLargeSite } from '../large-site.ts'
import { keepsOf } from '../sign-in.ts'
import { median } from '../time.ts'
import { FLOOR_TAP, taps, type Tap } from './taps.ts'

export type Interaction = { name: string; answerMs: number; longestTaskMs: number }
/** For each of both. */
export const BUDGET_MS = 50
export const SLOWED = 4
const PORT = 8931
const origin = `http://localhost:${PORT}`
const WATCHED_MS = 1000

type Seen = { events: PerformanceEntry[]; tasks: PerformanceEntry[]; /** When watching began. */ since: number }

/** In the page: notes every event and long task that the browser reports. Events under 16 ms are not reported. */
const watch = () => {
  const seen: Seen = { events: [], tasks: [], since: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => seen.events.push(...list.getEntries())).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries())).observe({ type: 'longtask' })
}
const begin = () => { (window as unknown as { seen: Seen }).seen.since = performance.now() }
/** The durations of events and tasks since `begin`. Earlier ones, such as the mouse's way to the button, may be reported late and are left out. */
const told = () => {
  const { events, tasks, since } = (window as unknown as { seen: Seen }).seen
  const times = (entries: PerformanceEntry[]) => entries.filter(({ startTime }) => startTime >= since).map(({ duration }) => duration)
  return { events: times(events), tasks: times(tasks) }
}

const open = async (browser: Browser, { path, role, before }: Tap): Promise<Page> => {
  const page = await browser.newPage({ ...devices[role ? 'Desktop Chrome' : 'Pixel 7'], baseURL: origin })
  await page.addInitScript(watch)
  if (role) {
    await page.goto('/privacy')
    await page.evaluate((kept) => kept.forEach(([key, value]) => localStorage.setItem(key, value)), await keepsOf(origin, role))
  }
  await page.goto(path, { waitUntil: 'networkidle' })
  // Islands wake by themselves some seconds after the load.
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
  await before?.(page)
  return page
}

/** Prepares a press by raw input: a locator's click would also check in the page what it hits, as part of the press. */
const readyToPress = async (page: Page, { at, key, role }: Tap): Promise<() => Promise<void>> => {
  const target = at(page)
  await target.scrollIntoViewIfNeeded()
  if (key) {
    await target.focus()
    return () => page.keyboard.press(key)
  }
  // Moves the mouse there first, and checks that nothing covers it.
  await target.click({ trial: true })
  const { x, y, width, height } = (await target.boundingBox())!
  const middle = [x + width / 2, y + height / 2] as const
  return () => (role ? page.mouse.click(...middle) : page.touchscreen.tap(...middle))
}

const tapOnce = async (browser: Browser, tap: Tap): Promise<Interaction> => {
  const page = await open(browser, tap)
  try {
    const press = await readyToPress(page, tap)
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await page.evaluate(begin)
    await press()
    await page.waitForTimeout(WATCHED_MS)
    const { events, tasks } = await page.evaluate(told)
    return { name: tap.name, answerMs: Math.max(0, ...events), longestTaskMs: Math.max(0, ...tasks) }
  } finally {
    await page.context().close()
  }
}

const measure = async (browser: Browser, tap: Tap, runs: number): Promise<Interaction> => {
  const times: Interaction[] = []
  for (let run = 0; run < runs; run++) times.push(await tapOnce(browser, tap))
  const of = (key: 'answerMs' | 'longestTaskMs') => median(times.map((one) => one[key]))
  const measured = { name: tap.name, answerMs: of('answerMs'), longestTaskMs: of('longestTaskMs') }
  process.stderr.write(`${tap.name.padEnd(28)} answer ${measured.answerMs.toFixed(0).padStart(4)} ms   longest task ${measured.longestTaskMs.toFixed(0).padStart(4)} ms\n`)
  return measured
}

/** Measures every tap `runs` times, with lists as long as those of a firm after some years. */
export const benchInteractions = (runs: number, wanted = ''): Promise<Interaction[]> =>
  withLargeSite({ port: PORT, pages: { [FLOOR_TAP.path]: FLOOR_TAP.html } }, async () => {
    const browser = await chromium.launch({ executablePath: wholeChromiumPath() ?? '' })
    try {
      const measured: Interaction[] = []
      for (const tap of taps.filter(({ name }) => name.includes(wanted))) measured.push(await measure(browser, tap, runs))
      return measured
    } finally {
      await browser.close()
    }
  })
