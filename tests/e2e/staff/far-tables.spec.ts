/** Tables far below the screen: docs/decisions/staff-tables.md. */
import type { Page } from '@playwright/test'
import { open, rows, table } from '../../support/admin-page.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

/** The page's second hand: at 0 it never becomes a page that has stood for a while. */
const clockOf = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  return (playbackRate: number) => devtools.send('Animation.setPlaybackRate', { playbackRate })
}
const isDrawn = (page: Page, name: string) => table(page, name).locator('tbody').evaluate((body) => body.checkVisibility({ contentVisibilityAuto: true }))

test('their rows are drawn for whoever comes near, and once the page has stood for a while', async ({ page }) => {
  const setClock = await clockOf(page)
  await setClock(0)
  await open(page)
  await expect(rows(page, 'Client Records')).toHaveCount(10)
  expect(await isDrawn(page, 'Client Records')).toBe(false)
  await rows(page, 'Client Records').nth(9).getByRole('button').focus()
  await expect(rows(page, 'Client Records').nth(9).getByRole('button')).toBeInViewport()
  expect(await isDrawn(page, 'Client Records')).toBe(true)

  // Where the focus is, rows stay.
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => isDrawn(page, 'Client Records')).toBe(false)
  await setClock(1)
  await expect.poll(() => isDrawn(page, 'Client Records')).toBe(true)
})

test('who is led to one finds it at the top of the screen, and it stays there', async ({ page }) => {
  const setClock = await clockOf(page)
  await setClock(0)
  await open(page)
  await expect(rows(page, 'Judge Response').first()).not.toHaveClass('table-waiting')
  const heading = page.getByRole('heading', { name: 'Judge Response', exact: true })
  await heading.evaluate((element) => element.scrollIntoView())
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const first = await top()
  await setClock(1)
  await expect.poll(() => isDrawn(page, 'Intern')).toBe(true)
  expect(Math.abs((await top()) - first)).toBeLessThan(4)
})
