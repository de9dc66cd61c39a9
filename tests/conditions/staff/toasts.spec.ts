/** Where toasts are shown, and how they are announced: docs/decisions/toasts.md. */
import type { Locator, Page } from '@playwright/test'
import { CATEGORIES } from '#contracts/judging.ts'
import { LISTS, open } from '../../support/browser/admin-page.ts'
import { goOnUntil, standStill, stopClock } from '../../support/browser/clock.ts'
import { dialog, records } from '../../support/browser/intern-page.ts'
import { giveClient, newIntern, signIn } from '../../support/browser/interns.ts'
import { open as openSheet, score } from '../../support/browser/judge-page.ts'
import { newJudge } from '../../support/browser/judges.ts'
import { expect, test } from '../../support/browser/test.ts'
import { visit } from '../../support/visit.ts'

test.use({ expectedProblems: /ERR_FAILED/, reducedMotion: 'reduce' })

/** Whether the middle of `element` is beside `box`. */
const isClearOf = async (box: Locator, element: Locator) => {
  const [around, { x, y, width, height }] = [(await box.boundingBox())!, (await element.boundingBox())!]
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return middleX < around.x || middleX > around.x + around.width || middleY < around.y || middleY > around.y + around.height
}

/** Whether the middle of `element` isn't covered. */
const isClear = (element: Locator) => element.evaluate((node) => {
  const { left, top, width, height } = node.getBoundingClientRect()
  return node.contains(document.elementFromPoint(left + width / 2, top + height / 2))
})

/** Fills a small window with toasts that have more words than it can show. */
const fillWindow = async (page: Page) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await standStill(page)
  await page.addInitScript(() => sessionStorage.setItem('toast:next-page', JSON.stringify({ type: 'warning', text: 'Words that fill a window. '.repeat(10) })))
  await page.route(LISTS, (route) => route.abort())
  await open(page)
  const toast = page.locator('.toast')
  // Three, because only the lists near the window are requested.
  await expect(toast).toHaveCount(3)
  return toast
}

for (const width of [390, 1440]) {
  test(`at ${width} px a toast covers nothing that has the focus, neither when it comes, nor when the focus does, nor when that is moved`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.clock.install()
    await visit(page, '/admin/dashboard')
    // Rows that are drawn late would move the button.
    await expect(page.locator('[data-whole="false"]')).toHaveCount(0)
    await page.route('**/api/admin/export/clients**', (route) => route.abort())
    const exporting = page.locator('#clients').getByRole('button', { name: 'Export' })
    await exporting.focus()
    await exporting.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 40))
    expect(await isClear(exporting)).toBe(true)
    await stopClock(page)
    await page.keyboard.press('Enter')
    const toast = page.locator('.toast').filter({ hasText: 'The export failed.' })
    await goOnUntil(page, () => toast.isVisible())
    await expect(toast).toBeInViewport()
    // While the toast is shown: afterwards nothing is covered anyway.
    const becomesClearOfIt = (element: Locator) => goOnUntil(page, async () => (await isClear(element)) && (await toast.isVisible()))
    await becomesClearOfIt(exporting)

    // Moves the button below the toast, as new content above it would.
    await exporting.evaluate((button, box) => {
      const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2
      document.documentElement.style.overflowAnchor = 'none'
      document.querySelector('main')!.style.marginTop = `${middle(box.getBoundingClientRect()) - middle(button.getBoundingClientRect())}px`
    }, await toast.elementHandle())
    await becomesClearOfIt(exporting)

    const last = page.getByRole('contentinfo').getByRole('link').last()
    await last.focus()
    await becomesClearOfIt(last)
    const first = page.getByRole('banner').getByRole('link').first()
    await first.focus()
    await becomesClearOfIt(first)
    await page.clock.resume()
  })
}

test('above a judge’s total a toast gives way too, to the score that is being entered', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.install()
  await openSheet(page, (await newJudge()).email)
  await page.clock.fastForward(56 * 60_000)
  const toast = page.locator('.toast').filter({ hasText: 'Your session ends at' })
  await expect(toast).toBeVisible()
  const category = score(page, CATEGORIES[1])
  await category.focus()
  await category.evaluate((field) => scrollBy(0, field.getBoundingClientRect().bottom - innerHeight + 120))
  await expect(page.locator('.toaster')).toHaveAttribute('data-side', 'top')
  expect(await isClear(category)).toBe(true)
  await expect(toast).toBeInViewport({ ratio: 1 })
})

test('a toast is no part of what scrolls in its dialog: Safari would cut it at the dialog’s edge', async ({ page }) => {
  const intern = await newIntern()
  await giveClient(intern.id, { firstName: 'Grace', lastName: 'Hopper' })
  await page.setViewportSize({ width: 900, height: 400 })
  await standStill(page)
  await signIn(page, intern.email)
  await records(page).getByRole('button', { name: 'Edit Grace Hopper' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Save changes' })).toBeVisible()
  const around = await dialog(page).locator('.toaster').evaluate((toaster) => {
    const overflows: string[] = []
    for (let element = toaster.parentElement!; element !== document.body; element = element.parentElement!) overflows.push(getComputedStyle(element).overflowY)
    return overflows
  })
  expect(around).not.toContain('auto')
  expect(await dialog(page).locator('.sheet').evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true)
  const { y, height } = (await dialog(page).boundingBox())!
  expect(y + height).toBeLessThanOrEqual(400 - 16)
})

test('in a window that holds few words every toast is reached, and what has the focus is not covered', async ({ page }) => {
  const toast = await fillWindow(page)
  for (const one of await toast.all()) {
    await one.getByRole('button', { name: 'Dismiss' }).focus()
    await expect(one.getByRole('button', { name: 'Dismiss' })).toBeInViewport({ ratio: 0.9 })
  }
  for (const place of [0.1, 0.3, 0.5, 0.7, 0.9]) {
    const again = page.getByRole('button', { name: 'Try again' }).first()
    await again.focus()
    await again.evaluate((button, part) => scrollBy(0, button.getBoundingClientRect().top - innerHeight * part), place)
    await expect.poll(() => isClearOf(page.locator('.toaster'), again)).toBe(true)
  }
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a finger sends a toast away to the side, and scrolls those that don’t fit', async ({ page }) => {
    const toast = await fillWindow(page)
    const device = await page.context().newCDPSession(page)
    const drag = async (from: Locator, right: number, down: number) => {
      const { x, y, width, height } = (await from.boundingBox())!
      const at = (part: number) => ({ type: 'touchMove' as const, touchPoints: [{ x: x + width / 4 + right * part, y: y + height / 2 + down * part }] })
      await device.send('Input.dispatchTouchEvent', { ...at(0), type: 'touchStart' })
      for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await device.send('Input.dispatchTouchEvent', at(part))
      await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const newest = toast.first()
    await drag(newest, 120, 0)
    await expect(toast).toHaveCount(2)
    // Repeated, because the browser scrolls what it has drawn last, which may still be the previous state.
    await expect(async () => {
      await drag(newest, 0, 80)
      await expect(newest).not.toBeInViewport({ ratio: 1, timeout: 1000 })
    }).toPass()
    await expect(toast).toHaveCount(2)
  })
})
