/** The carousel of the home page, with a clock that the test controls. */
import type { Page } from '@playwright/test'
import { expectAwake } from './awake.ts'
import { stopClock } from './clock.ts'
import { hold } from './hold.ts'
import { expect } from './test.ts'

export const INTERVAL = 6000
/** No whole turn of the three slides: one that nothing holds is not back where it was. */
export const LONG = 4 * INTERVAL
/** For the eye alone. */
export const progress = (page: Page) => page.locator('.controls progress')

/** Opens the home page, its clock standing still, so that no slide comes by itself, and its island still on the way. @returns what lets that arrive */
export const openAsleep = async (page: Page): Promise<() => void> => {
  await page.clock.install()
  await stopClock(page)
  const arrives = await hold(page, '/_astro/Carousel*.js')
  await page.goto('/')
  return arrives
}

/** Lets the island wake. */
export const wake = async (page: Page): Promise<void> => {
  await page.clock.runFor(3000)
  await expectAwake(page)
}

/** Opens the home page with its clock in the test's hand, and lets the island wake. */
export const openHome = async (page: Page) => {
  await page.clock.install()
  await stopClock(page)
  await page.goto('/')
  await wake(page)
}

/** Lets the clock go on, after `ms` a little at a time because slides set theirs anew, until slide `value` shows. @returns how many ms of it that took */
export const untilSlide = async (page: Page, value: number, ms = 0) => {
  await page.clock.runFor(ms)
  await expect(async () => {
    await page.clock.runFor(100)
    ms += 100
    expect(await progress(page).getAttribute('value')).toBe(String(value))
  }).toPass({ intervals: [20] })
  return ms
}
