/** What is announced while ventures are scored, and in their ranking (WCAG 4.1.3): docs/decisions/focus.md. */
import { CATEGORIES } from '#contracts/judging.ts'
import { open as openSheet, sheet } from '../../support/browser/judge-page.ts'
import { giveEvaluation, newJudge, ventureName } from '../../support/browser/judges.ts'
import { ANNOUNCER } from '../../support/browser/said.ts'
import { expectWords, noteWords } from '../../support/browser/seen.ts'
import { openAs } from '../../support/browser/sign-in.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /status of 409|ERR_FAILED/, reducedMotion: 'reduce' })

test('a score is answered by its word and the total, not by the questions that describe it', async ({ page }) => {
  await noteWords(page, ANNOUNCER)
  await openSheet(page, (await newJudge()).email)
  const score = sheet(page).getByRole('spinbutton', { name: CATEGORIES[0] })
  const description = await score.getAttribute('aria-describedby')
  await score.pressSequentially('7')
  await expectWords(page, ANNOUNCER, 'Strong')
  await expect(sheet(page).getByRole('status').filter({ hasText: 'Total' })).toHaveText('Total 7 out of 50')
  await expect(score).toHaveAttribute('aria-describedby', description!)
  await expect(page.locator(`#${description}`)).not.toContainText('Strong')
})

test('a judge hears that a venture has been scored before, and of the categories that count nothing, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const judge = await newJudge()
  const venture = ventureName('Linnet')
  await giveEvaluation(judge.id, venture, 7)
  await noteWords(page, ANNOUNCER)
  await openSheet(page, judge.email)
  await expect(sheet(page).getByText('5 categories not scored yet, counted as 0')).toBeVisible()
  await sheet(page).getByLabel('Venture name').fill(venture)
  await expectWords(page, ANNOUNCER, new RegExp(`^Revising ${venture}: you gave it 35 of 50`))
})

test('the ranking says how many ventures a search has found, and its last button hands the focus on', async ({ page }) => {
  const ventures = Array.from({ length: 60 }, (_, i) => ({ ventureKey: `venture ${i}`, ventureName: `Venture ${i}`, rank: i + 1, mean: 50 - i / 2, normalised: null, evaluations: 1, conflicts: 0, interests: [], judges: [], categories: CATEGORIES.map((question) => ({ question, mean: 5 })) }))
  await page.route('**/api/admin/ranking', (route) => route.fulfill({ json: { data: ventures, apart: [] } }))
  await openAs(page, 'admin', '/admin/ranking')
  await page.getByRole('button', { name: 'Show 10 more of 10' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Venture 50' })).toBeFocused()
  await page.getByRole('searchbox', { name: 'Find a venture' }).fill('venture 5')
  await expect(page.getByRole('status').filter({ hasText: '11 found' })).toBeAttached()
  await page.getByRole('searchbox', { name: 'Find a venture' }).fill('nobody')
  await expect(page.getByRole('status').filter({ hasText: 'No venture has this name.' })).toBeVisible()
})
