/** /judge/dashboard and /admin/ranking: spec sections 2 to 5 and 8; decisions "Staff"; docs/decisions/judging.md. */
import type { Locator, Page, Route } from '@playwright/test'
import { CATEGORIES, GUIDING_QUESTIONS } from '#contracts/judging.ts'
import { barriers } from '../../support/axe.ts'
import { hold } from '../../support/hold.ts'
import { giveEvaluation, newJudge, openAs, storedOf, ventureName } from '../../support/judges.ts'
import { expect, test } from '../../support/test.ts'

test.use({ expectedProblems: /status of (401|409)|ERR_FAILED/, reducedMotion: 'reduce' })

const SENT = 'Evaluation form submitted successfully, you can explore more on our website'
const FAILED = 'An error occurred during submission'

const sheet = (page: Page) => page.getByRole('form', { name: 'Judging sheet' })
const score = (page: Page, category: string) => sheet(page).getByRole('spinbutton', { name: category })
const submit = (page: Page) => sheet(page).getByRole('button', { name: 'Submit evaluation' })
const scored = (page: Page) => page.getByRole('table', { name: 'Your evaluations' })
const title = (page: Page) => sheet(page).getByRole('heading', { name: 'Judging sheet' })
const total = (page: Page) => sheet(page).getByRole('status', { name: /^Total/ })

const open = async (page: Page, email: string) => {
  await openAs(page, 'judge', '/judge/dashboard', email)
  await expect(sheet(page)).toBeVisible()
}
const fillIn = async (page: Page, venture: string) => {
  await sheet(page).getByLabel('Judge name').fill('Judge Curie')
  await sheet(page).getByLabel('Venture name').fill(venture)
  for (const [i, category] of CATEGORIES.entries()) await score(page, category).fill(String(6 + i))
  await sheet(page).getByLabel('Strengths').fill('A patent that holds.')
  await sheet(page).getByLabel('Weaknesses').fill('One customer.')
}

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
  await expect(total(page)).toHaveAccessibleName('Total 40 out of 50')
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
  await expect(total(page)).toHaveAccessibleName('Total 0 out of 50')
  await expect(scored(page).getByRole('row', { name: venture })).toContainText('40')
  expect((await storedOf(venture)).map(({ sum_of_all_category: sum, revision }) => [sum, revision])).toEqual([[35, 1], [40, 1]])
})

test('while a sheet is being sent it rests: nothing can be typed, or put in its place, that the answer would sweep away', async ({ page }) => {
  const judge = await newJudge()
  const [venture, earlier] = [ventureName('Dunlin'), ventureName('Sanderling')]
  await giveEvaluation(judge.id, earlier, 5)
  await open(page, judge.email)
  await fillIn(page, venture)
  const letGo = await hold(page, '/api/judge/submit-evaluation')
  await sheet(page).getByLabel('Judge name').press('Enter')
  const sending = sheet(page).getByRole('button', { name: 'Submitting...' })
  await expect(sending).toBeFocused()
  await sheet(page).getByLabel('Comments').focus()
  await page.keyboard.type('An afterthought.')
  await expect(sheet(page).getByLabel('Comments')).toHaveValue('')
  await expect(sending).toBeFocused()
  await expect(sheet(page).getByRole('button', { name: 'Clear' })).toBeHidden()
  await expect(scored(page).getByRole('button', { name: `Revise ${earlier}` })).toBeDisabled()
  letGo()
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(title(page)).toBeFocused()
  await sheet(page).getByLabel('Comments').fill('The next one.')
  await expect(scored(page).getByRole('button', { name: `Revise ${earlier}` })).toBeEnabled()
})

test.describe('a failure', () => {
  test.use({ expectedProblems: /status of (409|500)|ERR_FAILED/ })
  test('leaves the focus on the button, or on the first wrong field', async ({ page }) => {
    const judge = await newJudge()
    await open(page, judge.email)
    await fillIn(page, ventureName('Godwit'))
    const refusal = (status: number) => (route: Route) => route.fulfill({ status, json: { success: false, error: `Refused with ${status}`, errors: [] } })
    for (const [answer, words] of [[(route: Route) => route.abort(), 'No answer came.'], [refusal(500), 'Refused with 500'], [refusal(409), 'Refused with 409']] as const) {
      await page.route('**/api/judge/submit-evaluation', answer, { times: 1 })
      await submit(page).press('Enter')
      await expect(sheet(page).getByRole('alert')).toContainText(words)
      await expect(submit(page)).toBeFocused()
    }
    await sheet(page).getByLabel('Weaknesses').fill('')
    await submit(page).press('Enter')
    await expect(sheet(page).getByLabel('Weaknesses')).toBeFocused()
  })
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

test('an earlier evaluation is revised; what is on the sheet is not discarded unasked', async ({ page }) => {
  const judge = await newJudge()
  const venture = ventureName('Plover')
  await giveEvaluation(judge.id, venture, 5)
  await open(page, judge.email)
  await sheet(page).getByLabel('Comments').fill('half a thought')
  await scored(page).getByRole('button', { name: `Revise ${venture}` }).click()
  const question = page.getByRole('dialog', { name: 'Discard what is on the sheet?' })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(sheet(page).getByLabel('Comments')).toHaveValue('half a thought')
  await expect(scored(page).getByRole('button', { name: `Revise ${venture}` })).toBeFocused()
  await scored(page).getByRole('button', { name: `Revise ${venture}` }).click()
  await question.getByRole('button', { name: 'Discard it' }).click()
  await expect(title(page)).toBeFocused()
  await expect(sheet(page)).toContainText(`Revising ${venture}: you gave it 25 of 50`)
  await expect(sheet(page).getByLabel('Strengths')).toHaveValue('A patent that holds.')

  await sheet(page).getByLabel('Strengths').fill('A patent.')
  await sheet(page).getByRole('button', { name: 'Load what you wrote' }).press('Enter')
  await expect(sheet(page).getByLabel('Strengths')).toHaveValue('A patent that holds.')
  await expect(title(page)).toBeFocused()
  await score(page, CATEGORIES[2]).fill('9')
  await submit(page).click()
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(scored(page).getByRole('row', { name: venture })).toContainText('29')
  expect((await storedOf(venture)).map(({ sum_of_all_category: sum, revision }) => [sum, revision])).toEqual([[25, 1], [29, 2]])
})

test('a sheet is cleared only when asked twice, and the focus is nowhere lost', async ({ page }) => {
  await open(page, (await newJudge()).email)
  const clear = sheet(page).getByRole('button', { name: 'Clear' })
  const question = page.getByRole('dialog', { name: 'Discard what is on the sheet?' })
  await sheet(page).getByLabel('Comments').fill('half a thought')
  await clear.press('Enter')
  await page.keyboard.press('Escape')
  await expect(clear).toBeFocused()
  // A button that is pressed has not the focus everywhere: then nobody knows what to give it back to.
  await clear.blur()
  await clear.dispatchEvent('click')
  await question.getByRole('button', { name: 'Keep it' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await clear.press('Enter')
  await question.getByRole('button', { name: 'Discard it' }).press('Enter')
  await expect(title(page)).toBeFocused()
  await expect(sheet(page).getByLabel('Comments')).toHaveValue('')
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

test('an admin sees the venture in the ranking, opens it, and shares its address', async ({ page }) => {
  const [one, two] = [await newJudge(), await newJudge()]
  const venture = ventureName('Avocet')
  await giveEvaluation(one.id, venture, 10, { judgeName: 'Judge Curie', strength: 'A patent that holds.' })
  await giveEvaluation(two.id, venture, 9, { judgeName: 'Judge Noether', strength: 'Symmetry in the accounts.' })
  await openAs(page, 'admin', '/admin/ranking')
  await expect(page.getByRole('row', { name: venture })).toContainText('47.5')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: venture }).click()
  await expect(page.getByRole('heading', { name: venture })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Judge by judge' }).getByRole('listitem')).toContainText(['Judge Curie', 'Judge Noether'])
  await expect(page.getByText('Symmetry in the accounts.')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { name: venture })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('row', { name: venture })).toBeVisible()
})

/** What covers the middle of an element that should be seen; nothing where it is in sight. */
const coverOf = (element: Locator) => element.evaluate((node) => {
  const { x, y, width, height } = node.getBoundingClientRect()
  const there = document.elementFromPoint(x + width / 2, y + height / 2)
  return there && (there.contains(node) || node.contains(there)) ? '' : `${node.id} is under ${there?.outerHTML.slice(0, 60) ?? 'the edge of the window'}`
})

for (const [width, height] of [[320, 256], [390, 844]] as const) {
  test(`what has the focus is in sight, and so is what is wrong with it, in a window of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, (await newJudge()).email)
    await fillIn(page, ventureName('Ruff'))
    const first = sheet(page).getByLabel('Judge name')
    const steps = await sheet(page).locator('input, select, textarea, button').filter({ visible: true }).count() - 1
    const covers = []
    await first.focus()
    for (const [key, end] of [['Tab', submit(page)], ['Shift+Tab', first]] as const) {
      for (let step = 0; step < steps; step += 1) {
        await page.keyboard.press(key)
        covers.push(await coverOf(page.locator(':focus')))
      }
      await expect(end).toBeFocused()
    }
    expect(covers.filter(Boolean)).toEqual([])

    for (const label of ['Judge name', 'Strengths', 'Weaknesses']) {
      const field = sheet(page).getByLabel(label)
      const before = await field.inputValue()
      await field.fill('')
      await submit(page).click()
      await expect(field).toBeFocused()
      expect(await coverOf(field)).toBe('')
      expect(await coverOf(page.locator(`#${await field.getAttribute('id')}-error`))).toBe('')
      await field.fill(before)
    }
  })
}

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
