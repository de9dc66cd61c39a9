/** /judge/dashboard: spec sections 2 to 5 and 8; decisions "Staff"; docs/decisions/judging.md. */
import type { Page } from '@playwright/test'
import { CATEGORIES, GUIDING_QUESTIONS } from '#contracts/judging.ts'
import { barriers } from '../../support/axe.ts'
import { discarding, FAILED, fillIn, open, score, scored, SENT, sheet, submit, title } from '../../support/judge-page.ts'
import { giveEvaluation, newJudge, storedOf, ventureName } from '../../support/judges.ts'
import { answerByGateway, answerTooLate, loseAnswer } from '../../support/lose-answer.ts'
import { expect, test } from '../../support/test.ts'

test.use({ expectedProblems: /status of (401|409|50[34])|ERR_FAILED/, reducedMotion: 'reduce' })

const total = (page: Page) => sheet(page).getByRole('status').filter({ hasText: 'Total' })

test('a sheet is filled in by keyboard, clamped and summed as it is typed, survives a reload, and is sent once', async ({ page }) => {
  const [judge, other] = [await newJudge(), await newJudge()]
  const venture = ventureName('Kestrel')
  await giveEvaluation(other.id, venture, 7)
  await open(page, judge.email)
  await expect(scored(page)).toContainText('You have not scored a venture yet.')
  for (const category of CATEGORIES) for (const question of GUIDING_QUESTIONS[category]) await expect(sheet(page)).toContainText(question)

  await submit(page).click()
  for (const message of ['Judge name is required', 'Venture name is required', 'Strengths are required', 'Weaknesses are required'])
    await expect(sheet(page).getByText(message, { exact: true })).toBeVisible()
  await expect(sheet(page).getByLabel('Judge name')).toBeFocused()

  await page.keyboard.type('Judge Curie')
  await page.keyboard.press('Tab')
  // Its second word: an earlier run may have left ventures with the same first one.
  await page.keyboard.type(venture.split(' ')[1]!.slice(0, 6))
  // The browser shows its own list where no test can look: what it offers is in the page.
  await expect(page.locator(`datalist option[value="${venture}"]`)).toBeAttached()
  await sheet(page).getByLabel('Venture name').fill(venture)

  for (const [typed, kept] of [['11', '10'], ['-4', '0'], ['7.6', '8'], ['', '']] as const) {
    await score(page, CATEGORIES[0]).fill(typed)
    await expect(score(page, CATEGORIES[0])).toHaveValue(kept)
  }
  await fillIn(page, venture)
  await expect(total(page)).toHaveText('Total 40 out of 50')
  await sheet(page).getByLabel('Recommendation').selectOption('Needs improvement - Not Yet Ready')
  expect(await sheet(page).getByLabel('Recommendation').locator('option').allTextContents())
    .toEqual(['No recommendation', 'Recommend For Funding', 'Recommend For Mentorship', 'Needs improvement - Not Yet Ready'])

  await page.reload()
  await expect(score(page, CATEGORIES[4])).toHaveValue('10')
  await expect(sheet(page).getByLabel('Weaknesses')).toHaveValue('One customer.')
  await submit(page).dblclick()
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(sheet(page).getByLabel('Judge name')).toHaveValue('')
  await expect(score(page, CATEGORIES[4])).toHaveValue('')
  await expect(total(page)).toHaveText('Total 0 out of 50')
  await expect(scored(page).getByRole('row', { name: venture })).toContainText('40')
  expect((await storedOf(venture)).map(({ sum_of_all_category: sum, revision }) => [sum, revision])).toEqual([[35, 1], [40, 1]])
})

test('a letter that slips in beside a figure takes no score away', async ({ page }) => {
  await open(page, (await newJudge()).email)
  await score(page, CATEGORIES[0]).focus()
  // The one letter that Chromium lets stand in a field of figures.
  await page.keyboard.type('7e')
  await expect(score(page, CATEGORIES[0])).toHaveValue('7')
  await expect(total(page)).toContainText('Total 7 out of 50')
  // What is pasted may bring its space along.
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(' 8 ')
  await expect(score(page, CATEGORIES[0])).toHaveValue('8')
})

test('the wheel scrolls the page, and leaves the score alone that has the focus', async ({ page }) => {
  await open(page, (await newJudge()).email)
  const scored = score(page, CATEGORIES[1])
  await scored.fill('7')
  await scored.hover()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
  await expect(scored).toBeFocused()
  await expect(scored).toHaveValue('7')
})

test('a lost connection and an ended session cost nothing that was typed', async ({ page }) => {
  const judge = await newJudge()
  const venture = ventureName('Heron')
  await open(page, judge.email)
  await fillIn(page, venture)
  await page.route('**/api/judge/submit-evaluation', (route) => route.abort())
  await submit(page).click()
  await expect(page.getByText(FAILED)).toBeVisible()
  await expect(sheet(page).getByRole('alert')).toContainText('What you wrote is kept')
  await expect(score(page, CATEGORIES[0])).toHaveValue('6')
  await page.unrouteAll()

  await page.evaluate(() => localStorage.setItem('judgeToken', 'no.longer.good'))
  await submit(page).click()
  await page.waitForURL('**/judge/login?from=**')
  await open(page, judge.email)
  await expect(sheet(page).getByLabel('Venture name')).toHaveValue(venture)
  await submit(page).click()
  await expect(page.getByText(SENT)).toBeVisible()
  expect(await storedOf(venture)).toHaveLength(1)
})

test('a list that was asked for before a sheet was sent, and comes after it, is not taken for the present one', async ({ page }) => {
  const judge = await newJudge()
  const venture = ventureName('Hobby')
  const late = Promise.withResolvers<undefined>()
  const asked = Promise.withResolvers<undefined>()
  await page.route('**/api/judge/evaluations?**', async (route) => {
    const response = await route.fetch()
    asked.resolve(undefined)
    await late.promise
    await route.fulfill({ response })
  }, { times: 1 })
  await open(page, judge.email)
  await asked.promise
  await fillIn(page, venture)
  await submit(page).click()
  await expect(page.getByText(SENT)).toBeVisible()
  late.resolve(undefined)
  await expect(scored(page).getByRole('row', { name: venture })).toContainText('40')
})

for (const [how, lose] of [['was lost', loseAnswer], ['was a gateway’s', answerByGateway], ['came too late for the server', answerTooLate]] as const) test(`an evaluation that was stored and whose answer ${how} is found before it is sent again`, async ({ page }) => {
  const judge = await newJudge()
  const venture = ventureName('Merlin')
  await open(page, judge.email)
  await fillIn(page, venture)
  await expect(scored(page)).toContainText('You have not scored a venture yet.')
  await lose(page, '/api/judge/submit-evaluation')
  await submit(page).click()
  await expect(sheet(page).getByRole('alert')).toContainText('it may have been stored or not: what you sent is listed below.')
  await expect(scored(page).getByRole('row', { name: venture })).toContainText('40')
  await expect(sheet(page)).toContainText(`Revising ${venture}: you gave it 40 of 50`)
  expect(await storedOf(venture)).toHaveLength(1)
})

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

test('on a phone the sheet comes first, the handbook opens, nothing is cut, and axe has nothing to complain of', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const judge = await newJudge()
  await giveEvaluation(judge.id, ventureName('Whimbrel'), 5)
  await open(page, judge.email)
  await expect(scored(page)).toContainText('Whimbrel')
  for (const chapter of ['Judging guidelines', 'Principles', 'Rubric', 'Scoring guide', 'Final notes']) await page.getByRole('heading', { name: chapter }).click()
  await expect(page.getByText('Evidence over eloquence')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await barriers(page)).toEqual([])
})
