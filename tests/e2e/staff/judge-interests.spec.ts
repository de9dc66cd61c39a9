/** What a judge has declared on /judge/dashboard: docs/decisions/judging.md. */
import { foldName } from '#contracts/field-rules.ts'
import { query } from '../../support/browser/database.ts'
import { FAILED, fillIn, open, sheet, submit } from '../../support/browser/judge-page.ts'
import { newJudge, storedOf, ventureName } from '../../support/browser/judges.ts'
import { expectWords, noteWords } from '../../support/browser/seen.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /status of (409|422)/, reducedMotion: 'reduce' })

test('interests that could not be loaded are said to be, each time, and come when asked again', async ({ page }) => {
  const judge = await newJudge()
  const venture = ventureName('Godwit')
  await query('insert into conflicts (judge_id, venture_name, venture_key, reason) values ($1, $2, $3, $4)', [judge.id, venture, foldName(venture), 'A sister works there.'])
  const [conflicts, words] = ['**/api/judge/conflicts', 'Your declared interests could not be loaded.']
  await page.route(conflicts, (route) => route.fulfill({ status: 422, json: { error: 'No', errors: [] } }))
  await noteWords(page, '.interests [role=alert]')
  await open(page, judge.email)
  const interests = page.getByRole('region', { name: 'Declared interests' })
  await expectWords(page, '.interests [role=alert]', words)
  const again = interests.getByRole('button', { name: 'Try again' })
  await again.press('Enter')
  await expectWords(page, '.interests [role=alert]', words, words)
  await expect(again).toBeFocused()
  await page.unroute(conflicts)
  await again.press('Enter')
  await expect(interests).toContainText('A sister works there.')
  await expect(interests.getByRole('heading')).toBeFocused()
})

test('a declared interest takes the place of a score, and a score of that venture is refused in words', async ({ page }) => {
  const judge = await newJudge()
  const venture = ventureName('Curlew')
  await open(page, judge.email)
  await sheet(page).getByLabel('Venture name').fill(venture)
  await sheet(page).getByLabel('I have an interest').check()
  await expect(sheet(page).getByLabel('Strengths')).toBeHidden()
  await sheet(page).getByRole('button', { name: 'Declare interest' }).click()
  await expect(sheet(page).getByText('Please say what the interest is')).toBeVisible()
  await sheet(page).getByLabel('What is the interest?').fill('I hold shares in it.')
  await sheet(page).getByRole('button', { name: 'Declare interest' }).click()
  await expect(page.getByText(`Your interest in ${venture} is declared`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Declared interests' })).toContainText('I hold shares in it.')

  await fillIn(page, venture.toUpperCase())
  await submit(page).click()
  await expect(page.getByText(FAILED)).toBeVisible()
  await expect(sheet(page).getByRole('alert')).toContainText('You have declared an interest in this venture')
  expect(await storedOf(venture)).toEqual([])
})
