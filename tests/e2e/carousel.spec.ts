/** The carousel of the home page: spec sections 2, 4, 9. */
import type { Page } from '@playwright/test'
import { INTERVAL, LONG, openHome, progress, untilSlide } from '../support/browser/carousel.ts'
import { service } from '../support/content.ts'
import { servicePath } from '../support/firm.ts'
import { wakeIslands } from '../support/layout.ts'
import { painted } from '../support/browser/painted.ts'
import { said } from '../support/browser/said.ts'
import { expect, test } from '../support/browser/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })
// The check after every test needs the page's clock to run.
test.afterEach(({ page }) => page.clock.resume())

const title = (page: Page) => page.locator('.slide.shown').getByRole('heading')

test('shows three slides with their words, icons and stated buttons and links', async ({ page }) => {
  await openHome(page)
  const actions = [
    ['loan', 'Apply for Loan', '#apply'],
    ['investment', 'Explore Investment Plans', '#invest'],
    ['consulting', 'Book Global mobility Consultation', '#calendar'],
  ] as const
  for (const [i, [id, label, place]] of actions.entries()) {
    const slide = page.getByRole('group', { name: `${i + 1} of 3` })
    await page.getByRole('listitem').getByRole('button', { name: 'Show slide' }).nth(i).click()
    await expect(slide.getByRole('link', { name: label })).toHaveAttribute('href', `${servicePath(id)}${place}`)
    await expect(slide.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', servicePath(id))
    const { title, subtitle, description } = service(id).slide
    await expect(slide.getByRole('heading')).toHaveText(title)
    await expect(slide.locator('.kicker')).toHaveText(subtitle)
    await expect(slide.locator('.lead')).toHaveText(description)
    await expect(slide.locator('.kicker svg')).toBeVisible()
    await expect(slide.locator('picture img')).toBeVisible()
  }
})

/** In the page: notes each movement of the carousel that begins from now on. */
const noteMovements = () => {
  const begun: string[] = []
  Object.assign(window, { begun })
  document.addEventListener('animationstart', ({ target, animationName }) => { if ((target as Element).closest('.cover')) begun.push(`${(target as Element).tagName.toLowerCase()} ${animationName}`) })
}
const begun = (page: Page) => page.evaluate(() => (window as unknown as { begun: string[] }).begun)

test('stands still while the page opens; a new slide is inked and its line drawn, also when the first comes again', async ({ page }) => {
  await page.addInitScript(noteMovements)
  await page.goto('/', { waitUntil: 'commit' })
  // The pointer holds the slide: on a slow machine the next one would come before the checks.
  await page.mouse.move(400, 500)
  await page.waitForLoadState()
  await wakeIslands(page)
  // Animations are in the late stylesheet, which is requested once the first screen is painted.
  await expect(page.locator('.consulting .steps')).toHaveCSS('display', 'grid')
  await painted(page)
  expect(await begun(page)).toEqual([])
  for (const press of ['Next slide', 'Previous slide']) {
    await page.evaluate(noteMovements)
    await page.getByRole('button', { name: press }).click()
    await expect.poll(() => begun(page)).toEqual(expect.arrayContaining(['picture edge', 'picture ink', 'div edge', 'svg still']))
  }
})

test('the slide that goes is not inked anew: what moves begins with the new one', async ({ page }) => {
  await openHome(page)
  await page.evaluate(() => {
    const cover = document.querySelector<HTMLElement>('.cover')!
    const shownWhenMoving: string[] = []
    Object.assign(window, { shownWhenMoving })
    new MutationObserver(() => { if ('moved' in cover.dataset) shownWhenMoving.push(cover.querySelector('.shown')!.ariaLabel!) }).observe(cover, { attributes: true, subtree: true, attributeFilter: ['data-moved', 'class'] })
  })
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect.poll(() => page.evaluate(() => (window as unknown as { shownWhenMoving: string[] }).shownWhenMoving)).toContain('2 of 3')
  expect(await page.evaluate(() => (window as unknown as { shownWhenMoving: string[] }).shownWhenMoving)).not.toContain('1 of 3')
})

test('advances every 6 s and wraps around, and the bar shows (index + 1) / 3', async ({ page }) => {
  await openHome(page)
  const sinceOpened = () => page.evaluate(() => performance.now())
  // The time of the first slide begins with the opening of the page; if the island woke late, the slide stays for another second.
  const due = Math.max(INTERVAL, (await sinceOpened()) + 1000)
  await untilSlide(page, 2)
  expect(await sinceOpened()).toBeGreaterThanOrEqual(INTERVAL)
  expect(await sinceOpened()).toBeLessThan(due + 500)
  for (const value of [3, 1, 2]) {
    const ms = await untilSlide(page, value, INTERVAL - 1000)
    expect(ms).toBeGreaterThanOrEqual(INTERVAL - 100)
    expect(ms).toBeLessThan(INTERVAL + 500)
  }
  await expect(progress(page)).toHaveAttribute('max', '3')
})

test('reads out the slide that was asked for, by a finger too, and none that comes by itself', async ({ page }) => {
  await openHome(page)
  // Not exposed as a progress bar, because screen readers would announce every step.
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.getByRole('button', { name: 'Next slide' }).dispatchEvent('click')
  await page.clock.runFor(200)
  await expect(said(page)).toHaveText(`2 of 3: ${service('investment').slide.title}`)
  await untilSlide(page, 3, INTERVAL - 1000)
  await page.clock.runFor(200)
  await expect(said(page)).toHaveText('')
})

test('moves by next, previous and dots, wraps, and a manual move starts the 6 s anew', async ({ page }) => {
  await openHome(page)
  await page.getByRole('button', { name: 'Previous slide' }).click()
  await expect(progress(page)).toHaveAttribute('value', '3')
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(progress(page)).toHaveAttribute('value', '1')
  await page.mouse.move(700, 5)
  await page.clock.runFor(4000)
  // Not by the mouse, which would hold the slide and then release it.
  await page.getByRole('button', { name: 'Investment (show slide)' }).dispatchEvent('click')
  await expect(progress(page)).toHaveAttribute('value', '2')
  expect(await untilSlide(page, 3, INTERVAL - 500)).toBeGreaterThan(INTERVAL - 200)
})

test('can be paused, and pauses by itself on hover and keyboard focus', async ({ page }) => {
  await openHome(page)
  await page.mouse.move(400, 500)
  await page.clock.runFor(LONG)
  await expect(progress(page)).toHaveAttribute('value', '1')
  // Once released, the slide has its whole time again.
  await page.mouse.move(700, 5)
  await page.clock.runFor(INTERVAL - 1000)
  await expect(progress(page)).toHaveAttribute('value', '1')
  await page.getByRole('link', { name: 'Learn More' }).first().focus()
  await page.keyboard.press('Tab')
  await page.clock.runFor(LONG)
  await expect(progress(page)).toHaveAttribute('value', '1')
  const pause = page.getByRole('button', { name: 'Pause the carousel' })
  // The pointer hits the button, not its icon: the press replaces the icon, and Safari would then lose track of the pointer.
  expect(await pause.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === button
  })).toBe(true)
  // A double click pauses it, too.
  await pause.dblclick()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.evaluate(() => scrollTo(0, 2000))
  // The pointer is no longer over the carousel, so it doesn't hold the slide.
  await page.mouse.move(700, 450)
  await page.clock.runFor(LONG)
  await expect(progress(page)).toHaveAttribute('value', '1')
  await expect(page.getByRole('button', { name: 'Play the carousel' })).toBeAttached()
})

test('stands still under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHome(page)
  await page.clock.runFor(5 * INTERVAL)
  await expect(progress(page)).toHaveAttribute('value', '1')
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(title(page)).toHaveText(service('investment').slide.title)
})

test('stands still from when motion is no longer wanted', async ({ page }) => {
  await openHome(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.getByRole('button', { name: 'Play the carousel' })).toBeAttached()
  await page.clock.runFor(LONG)
  await expect(progress(page)).toHaveAttribute('value', '1')
})

test('a screen reader has all three slides, whichever shows: none is taken away from under whoever reads it', async ({ page }) => {
  await openHome(page)
  const slides = page.getByRole('group', { name: 'of 3' })
  for (const value of [1, 2, 3]) {
    await untilSlide(page, value, value > 1 ? INTERVAL - 1000 : 0)
    await expect(slides).toHaveCount(3)
    await expect(slides.getByRole('heading')).toHaveText(['loan', 'investment', 'consulting'].map((id) => service(id).slide.title))
  }
})

test('a slide that does not show is out of the way of mouse and Tab, and comes into sight with the focus of a screen reader', async ({ page }) => {
  await openHome(page)
  const slide = (place: number) => page.getByRole('group', { name: `${place} of 3` })
  await expect(slide(1).getByRole('link', { name: 'Learn More' })).toBeInViewport()
  await slide(1).getByRole('link', { name: 'Learn More' }).click({ trial: true })
  await slide(1).getByRole('link', { name: 'Learn More' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '(show slide)' }).first()).toBeFocused()
  await slide(3).getByRole('link', { name: 'Learn More' }).focus()
  await expect(slide(3)).toHaveCSS('opacity', '1')
  await expect(slide(1)).toHaveCSS('opacity', '0')
  await page.clock.runFor(LONG)
  await expect(slide(3).getByRole('link', { name: 'Learn More' })).toBeFocused()
  await expect(progress(page)).toHaveAttribute('value', '3')
})
