/** A judge needs no way to the tracking page: the navigation shows it only while no judge is signed in (spec section 2 "Top navigation"). */
import { DESKTOP, header, keepJudge } from '../support/browser/header.ts'
import { expect, test } from '../support/browser/test.ts'

test.use({ viewport: DESKTOP })

test('shows Track my application only while no judge is signed in, and forgets an expired judge', async ({ page }) => {
  await page.goto('/')
  const track = header(page).getByRole('link', { name: 'Track my application' })
  await expect(track).toBeVisible()
  await keepJudge(page, 60_000)
  await page.reload()
  await expect(track).toBeHidden()
  await keepJudge(page, 3_600_001 + 60_000)
  await page.reload()
  await expect(track).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('judgeToken'), localStorage.getItem('judgeTokenTimestamp')])).toEqual([null, null])
})

test('hides Track my application from a judge who signs in in another tab, and shows it once they have signed out there', async ({ page, context }) => {
  await page.goto('/')
  const track = header(page).getByRole('link', { name: 'Track my application' })
  await expect(track).toBeVisible()
  const other = await context.newPage()
  await other.goto('/about-us')
  await keepJudge(other, 60_000)
  await expect(track).toBeHidden()
  await other.evaluate(() => { localStorage.clear() })
  await expect(track).toBeVisible()
})

test('hides Track my application from a judge who signed in meanwhile, on a page that the browser kept as it was', async ({ page }) => {
  await page.goto('/')
  const track = header(page).getByRole('link', { name: 'Track my application' })
  await expect(track).toBeVisible()
  await keepJudge(page, 60_000)
  await page.evaluate(() => { dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })) })
  await expect(track).toBeHidden()
})
