import { expect, type Page } from '@playwright/test'

/** Longer than a slow machine may stall between two calls, shorter than the page waits for an answer. */
const AHEAD_MS = 10_000

/** Stops the page's installed clock: what is shown for some seconds stays until the test lets them pass. */
export const stopClock = async (page: Page): Promise<void> => {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS)
}

/** Moves a stopped clock on by a few milliseconds at a time until `holds`: answers arrive in real time. */
export const goOnUntil = (page: Page, holds: () => Promise<boolean>, ms = 50): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(ms)
    expect(await holds()).toBe(true)
  }).toPass({ intervals: [100] })

/** For a page whose clock is stopped: once this request is answered, all that the page has requested before has left. */
export const letRequestsLeave = (page: Page): Promise<void> => page.evaluate(() => fetch('/robots.txt', { method: 'HEAD' }).then(() => undefined))

/** Puts `AbortSignal.timeout` on the page's clock as well; otherwise it follows real time. Before the page is opened. */
export const patienceOnClock = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const patience = new AbortController()
      setTimeout(() => { patience.abort(new DOMException('It took too long.', 'TimeoutError')) }, ms)
      return patience.signal
    }
  })

/** As if somebody came back after 20 s, when an answer no longer counts as new: the page loads its data again. Needs an installed clock. */
export const comeBack = async (page: Page): Promise<void> => {
  await page.clock.fastForward(20_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

/** Drops all timers of three seconds or more: a toast stays, a log-out waits. Before the page is opened. */
export const standStill = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    window.setTimeout = ((does: TimerHandler, ms = 0, ...given: unknown[]) => (ms < 3000 ? later(does, ms, ...given) : 0)) as typeof window.setTimeout
  })

/** Pages never give up a request, so that tests can hold answers back on a slow machine too; for tests of giving up there is `patienceOnClock`. */
export const waitForEver = (page: Page): Promise<unknown> => page.addInitScript(() => { AbortSignal.timeout = () => new AbortController().signal })
