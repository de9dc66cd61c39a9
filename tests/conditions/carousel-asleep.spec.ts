/** What is done to the carousel before its island is awake: spec section 4; docs/decisions/carousel.md. */
import type { Page } from '@playwright/test'
import { INTERVAL, LONG, openAsleep, progress, untilSlide, wake } from '../support/browser/carousel.ts'
import { expect, test } from '../support/browser/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })
// The check after every test needs the page's clock to run.
test.afterEach(({ page }) => page.clock.resume())

const learnMore = (page: Page) => page.getByRole('link', { name: 'Learn More' }).first()

test('keeps a slide whose link has the focus: since before the island woke, by a mouse, or while another window is used', async ({ page }) => {
  const arrives = await openAsleep(page)
  await learnMore(page).focus()
  arrives()
  await wake(page)
  await page.clock.runFor(LONG)
  await expect(learnMore(page)).toBeFocused()
  await expect(progress(page)).toHaveAttribute('value', '1')

  // The focus by a mouse is not one of the keyboard's.
  await learnMore(page).blur()
  await learnMore(page).hover()
  await page.mouse.down()
  await page.mouse.move(700, 5)
  await page.mouse.up()
  await page.clock.runFor(LONG)
  await expect(learnMore(page)).toBeFocused()
  await expect(progress(page)).toHaveAttribute('value', '1')

  // The event that the browser dispatches when its window loses the focus.
  await learnMore(page).dispatchEvent('focusout', { bubbles: true })
  await page.clock.runFor(LONG)
  await expect(learnMore(page)).toBeFocused()
  await expect(progress(page)).toHaveAttribute('value', '1')
})

test('keeps a slide that the mouse is over since before the island woke, until it leaves', async ({ page }) => {
  const arrives = await openAsleep(page)
  await page.mouse.move(400, 500)
  arrives()
  await wake(page)
  await page.clock.runFor(LONG)
  await expect(progress(page)).toHaveAttribute('value', '1')
  await page.mouse.move(700, 5)
  await untilSlide(page, 2, INTERVAL - 1000)
})

test('answers a click on an arrow that comes before the island is awake, on a slow line too', async ({ page }) => {
  const arrives = await openAsleep(page)
  await page.getByRole('button', { name: 'Previous slide' }).click()
  arrives()
  await expect(progress(page)).toHaveAttribute('value', '3')
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a press on “Pause” that comes before the island is awake pauses, whatever the device wants of motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    const arrives = await openAsleep(page)
    await page.getByRole('button', { name: 'Pause the carousel' }).click()
    await page.mouse.move(700, 5)
    arrives()
    await expect(page.getByRole('button', { name: 'Play the carousel' })).toBeVisible()
    await page.clock.runFor(LONG)
    await expect(progress(page)).toHaveAttribute('value', '1')
  })

test.describe('on a phone and a tablet', () => {
  for (const width of [390, 768]) {
    test(`the cover is as high asleep as awake, so that nothing moves below it, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      const arrives = await openAsleep(page)
      // Wait for our typeface, because the system's may need one line more.
      await expect(async () => {
        await page.clock.runFor(100)
        expect(await page.locator('.cover p').first().evaluate((words) => getComputedStyle(words).fontFamily)).toMatch(/^Text,/)
      }).toPass({ intervals: [20] })
      const height = () => page.locator('.cover').evaluate((cover) => cover.getBoundingClientRect().height)
      const asleep = await height()
      arrives()
      await wake(page)
      expect(await height()).toBe(asleep)
    })
  }
})
