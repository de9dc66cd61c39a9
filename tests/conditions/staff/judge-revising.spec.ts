/** An evaluation that was sent before, taken up again on /judge/dashboard: docs/decisions/judging.md. */
import { CATEGORIES } from '#contracts/judging.ts'
import { discarding, open, score, scored, SENT, sheet, submit, title } from '../../support/browser/judge-page.ts'
import { giveEvaluation, newJudge, storedOf, ventureName } from '../../support/browser/judges.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ reducedMotion: 'reduce' })

test('an earlier evaluation is revised; what is on the sheet is not discarded unasked', async ({ page }) => {
  const judge = await newJudge()
  const venture = ventureName('Plover')
  await giveEvaluation(judge.id, venture, 5)
  await open(page, judge.email)
  await sheet(page).getByLabel('Comments').fill('half a thought')
  await scored(page).getByRole('button', { name: `Revise ${venture}` }).click()
  await discarding(page).getByRole('button', { name: 'Keep it' }).click()
  await expect(sheet(page).getByLabel('Comments')).toHaveValue('half a thought')
  await expect(scored(page).getByRole('button', { name: `Revise ${venture}` })).toBeFocused()
  await scored(page).getByRole('button', { name: `Revise ${venture}` }).click()
  await discarding(page).getByRole('button', { name: 'Discard it' }).click()
  await expect(title(page)).toBeFocused()
  await expect(sheet(page)).toContainText(`Revising ${venture}: you gave it 25 of 50`)
  await expect(sheet(page).getByLabel('Strengths')).toHaveValue('A patent that holds.')

  await sheet(page).getByLabel('Strengths').fill('A patent.')
  const load = sheet(page).getByRole('button', { name: 'Load what you wrote' })
  await load.press('Enter')
  await discarding(page).getByRole('button', { name: 'Keep it' }).press('Enter')
  await expect(sheet(page).getByLabel('Strengths')).toHaveValue('A patent.')
  await expect(load).toBeFocused()
  await load.press('Enter')
  await discarding(page).getByRole('button', { name: 'Discard it' }).press('Enter')
  await expect(sheet(page).getByLabel('Strengths')).toHaveValue('A patent that holds.')
  await expect(title(page)).toBeFocused()
  await score(page, CATEGORIES[2]).fill('9')
  await submit(page).click()
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(scored(page).getByRole('row', { name: venture })).toContainText('29')
  expect((await storedOf(venture)).map(({ sum_of_all_category: sum, revision }) => [sum, revision])).toEqual([[25, 1], [29, 2]])
})

test('who only reads through what they gave is asked nothing, until they have changed something', async ({ page }) => {
  const judge = await newJudge()
  const [first, second] = [ventureName('Turnstone'), ventureName('Whimbrel')]
  await giveEvaluation(judge.id, first, 5)
  await giveEvaluation(judge.id, second, 6)
  await open(page, judge.email)
  const revise = (venture: string) => scored(page).getByRole('button', { name: `Revise ${venture}` })
  for (const venture of [first, second]) {
    await revise(venture).click()
    await expect(sheet(page)).toContainText(`Revising ${venture}`)
    await expect(title(page)).toBeFocused()
  }
  await sheet(page).getByLabel('Strengths').fill('A patent.')
  await revise(first).click()
  await expect(discarding(page)).toBeVisible()
})

test('a sheet that another tab has overtaken says what counts by now, and offers it', async ({ page, context }) => {
  const judge = await newJudge()
  const venture = ventureName('Redshank')
  await giveEvaluation(judge.id, venture, 5)
  await open(page, judge.email)
  await scored(page).getByRole('button', { name: `Revise ${venture}` }).click()
  const load = sheet(page).getByRole('button', { name: 'Load what you wrote' })
  await score(page, CATEGORIES[0]).fill('6')
  // Nothing moves while a score is typed.
  await expect(load).toHaveCount(0)

  const other = await context.newPage()
  await open(other, judge.email)
  await scored(other).getByRole('button', { name: `Revise ${venture}` }).click()
  await score(other, CATEGORIES[1]).fill('9')
  await submit(other).click()
  await expect(other.getByText(SENT)).toBeVisible()
  await other.close()

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(sheet(page)).toContainText('you gave it 29 of 50')
  await expect(score(page, CATEGORIES[0])).toHaveValue('6')
  await load.click()
  await discarding(page).getByRole('button', { name: 'Discard it' }).click()
  await expect(score(page, CATEGORIES[0])).toHaveValue('5')
  await expect(score(page, CATEGORIES[1])).toHaveValue('9')
  await expect(load).toHaveCount(0)
})

test('by the name of a venture that was scored before, what was written then is loaded', async ({ page }) => {
  const judge = await newJudge()
  const venture = ventureName('Dotterel')
  await giveEvaluation(judge.id, venture, 5)
  await open(page, judge.email)
  await sheet(page).getByLabel('Judge name').fill('Judge Curie')
  await sheet(page).getByLabel('Venture name').fill(venture.toUpperCase())
  await expect(sheet(page).getByRole('button', { name: 'Load what you wrote' })).toBeVisible()
  await sheet(page).getByRole('button', { name: 'Load what you wrote' }).click()
  await expect(sheet(page).getByLabel('Strengths')).toHaveValue('A patent that holds.')
  await expect(score(page, CATEGORIES[0])).toHaveValue('5')
})
