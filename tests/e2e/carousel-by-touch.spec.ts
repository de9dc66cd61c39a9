/** The carousel of the home page under a finger: spec sections 4 and 9. */
import type { Page } from '@playwright/test'
import { openHome, progress } from '../support/browser/carousel.ts'
import { expect, test } from '../support/browser/test.ts'

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
// The check after every test needs the page’s clock to run.
test.afterEach(({ page }) => page.clock.resume())

type Point = [x: number, y: number]
/** The fingers of a hand: each call is where they touch the screen, go to, or are after one has left it. */
const fingersOf = async (page: Page) => {
  const device = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: Point[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) })
}

test('a swipe of one finger turns the slide; two that spread to see more of it do not', async ({ page }) => {
  await openHome(page)
  const touch = await fingersOf(page)
  await touch('touchStart', [300, 420])
  await touch('touchMove', [100, 420])
  await touch('touchEnd')
  await expect(progress(page)).toHaveAttribute('value', '2')
  await touch('touchStart', [180, 420])
  await touch('touchStart', [180, 420], [210, 420])
  await touch('touchMove', [60, 420], [330, 420])
  await touch('touchEnd', [60, 420])
  await touch('touchEnd')
  // By keyboard, because a pinch zooms and so moves the button.
  await page.getByRole('button', { name: 'Next slide' }).press('Enter')
  await expect(progress(page)).toHaveAttribute('value', '3')
})

test('a finger that sets out up or down scrolls, wherever it ends', async ({ page }) => {
  await openHome(page)
  const touch = await fingersOf(page)
  await touch('touchStart', [300, 420])
  await touch('touchMove', [295, 320])
  await touch('touchMove', [220, 415])
  await touch('touchEnd')
  await page.getByRole('button', { name: 'Next slide' }).press('Enter')
  await expect(progress(page)).toHaveAttribute('value', '2')
})

test('a finger that moves a page that is zoomed in turns no slide', async ({ page }) => {
  await openHome(page)
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
  await expect.poll(() => page.evaluate(() => visualViewport!.scale)).toBe(2)
  const touch = await fingersOf(page)
  // Towards the edge where the page already is: on another way the browser moves the page and takes the finger from it.
  await touch('touchStart', [100, 420])
  await touch('touchMove', [300, 420])
  await touch('touchEnd')
  await page.getByRole('button', { name: 'Next slide' }).press('Enter')
  await expect(progress(page)).toHaveAttribute('value', '2')
  await device.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
})