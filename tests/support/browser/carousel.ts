/** The carousel of the home page, with a clock that the test controls. */
import type { Page } from '@playwright/test'
import { expectAwake } from './awake.ts'
import { stopClock } from './clock.ts'
import { hold } from './hold.ts'
import { expect } from './test.ts'

export const INTERVAL = 6000
/** Not a multiple of three slides, so that a carousel that nothing holds isn't back at the slide where it began. */
export const LONG = 4 * INTERVAL
/** The progress bar, which only the eye can see: it isn't exposed to screen readers. */
export const progress = (page: Page) => page.locator('.controls progress')

/** Opens the home page with its clock stopped, so that no slide comes by itself, and its island's file held back. @returns a function that lets the file arrive */
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

/** Opens the home page with its clock stopped, and lets the island wake. */
export const openHome = async (page: Page) => {
  await page.clock.install()
  await stopClock(page)
  await page.goto('/')
  await wake(page)
}

/** Moves the clock on by `ms`, then in small steps, because each slide starts a new timer, until slide `value` is shown. @returns how many ms that took */
export const untilSlide = async (page: Page, value: number, ms = 0) => {
  await page.clock.runFor(ms)
  await expect(async () => {
    await page.clock.runFor(100)
    ms += 100
    expect(await progress(page).getAttribute('value')).toBe(String(value))
  }).toPass({ intervals: [20] })
  return ms
}
