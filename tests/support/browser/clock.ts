import { expect, type Page } from '@playwright/test'

/** Longer than a slow machine stands still between two calls, shorter than the page waits for an answer. */
const AHEAD_MS = 10_000

/** Stops the page's clock, which was installed: what stands for some seconds stands until the test lets them pass. */
export const stopClock = async (page: Page): Promise<void> => {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS)
}

/** Lets a clock that stands go on by a few milliseconds at a time until `holds`: answers come in their own time. */
export const goOnUntil = (page: Page, holds: () => Promise<boolean>, ms = 50): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(ms)
    expect(await holds()).toBe(true)
  }).toPass({ intervals: [100] })

/** Of a page whose clock stands, and its frames with it: what it had asked for would have left before this is answered. */
export const letRequestsLeave = (page: Page): Promise<void> => page.evaluate(() => fetch('/robots.txt', { method: 'HEAD' }).then(() => undefined))

/** Puts what gives up after a while on the page's clock too, which is the browser's own otherwise. Before the page is opened. */
export const patienceOnClock = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const patience = new AbortController()
      setTimeout(() => { patience.abort(new DOMException('It took too long.', 'TimeoutError')) }, ms)
      return patience.signal
    }
  })

/** Away for longer than an answer counts as new, and back: what the page shows is asked for again. Its clock has been installed. */
export const comeBack = async (page: Page): Promise<void> => {
  await page.clock.fastForward(20_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

/** Nothing that the page does by itself after three seconds or more happens: a toast stays, a log-out waits. Before the page is opened. */
export const standStill = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    window.setTimeout = ((does: TimerHandler, ms = 0, ...given: unknown[]) => (ms < 3000 ? later(does, ms, ...given) : 0)) as typeof window.setTimeout
  })

/** Lets every page wait for what a test holds back as long as it does, on a machine that stands still for a while too; `patienceOnClock` is for what is given up. */
export const waitForEver = (page: Page): Promise<unknown> => page.addInitScript(() => { AbortSignal.timeout = () => new AbortController().signal })
