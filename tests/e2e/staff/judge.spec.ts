/** The sheet of /judge/dashboard: spec sections 2 to 5 and 8; decisions "Staff"; docs/decisions/judging.md. What is lost on the way, revised or declared has files of its own. */
import type { Locator, Page } from '@playwright/test'
import { CATEGORIES, GUIDING_QUESTIONS } from '#contracts/judging.ts'
import { barriers } from '../../support/browser/axe.ts'
import { hold } from '../../support/browser/hold.ts'
import { fillIn, open, score, scored, SENT, sheet, submit, title } from '../../support/browser/judge-page.ts'
import { giveEvaluation, newJudge, storedOf, ventureName } from '../../support/browser/judges.ts'
import { toasted } from '../../support/browser/said.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ reducedMotion: 'reduce' })

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
  // The second word, because earlier runs may have left ventures with the same first word.
  await page.keyboard.type(venture.split(' ')[1]!.slice(0, 6))
  // A test can't see the browser's own list, only the options in the page.
  await expect(page.locator(`datalist option[value="${venture}"]`)).toBeAttached()
  await sheet(page).getByLabel('Venture name').fill(venture)

  await expect(score(page, CATEGORIES[0])).toHaveAttribute('min', '1')
  await expect(score(page, CATEGORIES[0])).toHaveAttribute('max', '10')
  for (const [typed, kept] of [['11', '10'], ['-4', '0'], ['7.6', '8'], ['', '']] as const) {
    await score(page, CATEGORIES[0]).fill(typed)
    await expect(score(page, CATEGORIES[0])).toHaveValue(kept)
  }
  await fillIn(page, venture)
  await sheet(page).getByLabel('Comments').fill('Ask for the accounts.')
  await expect(total(page)).toHaveText('Total 40 out of 50')
  await sheet(page).getByLabel('Recommendation').selectOption('Needs improvement - Not Yet Ready')
  expect(await sheet(page).getByLabel('Recommendation').locator('option').allTextContents())
    .toEqual(['No recommendation', 'Recommend For Funding', 'Recommend For Mentorship', 'Needs improvement - Not Yet Ready'])

  await page.reload()
  await expect(score(page, CATEGORIES[4])).toHaveValue('10')
  await expect(sheet(page).getByLabel('Weaknesses')).toHaveValue('One customer.')
  await submit(page).dblclick()
  await expect(toasted(page, 'success', SENT)).toBeVisible()
  for (const field of ['Judge name', 'Venture name', 'Strengths', 'Weaknesses', 'Comments', 'Recommendation']) await expect(sheet(page).getByLabel(field), field).toHaveValue('')
  for (const category of CATEGORIES) await expect(score(page, category), category).toHaveValue('')
  await expect(total(page)).toHaveText('Total 0 out of 50')
  await expect(scored(page).getByRole('row', { name: venture })).toContainText('40')
  expect((await storedOf(venture)).map(({ sum_of_all_category: sum, revision }) => [sum, revision])).toEqual([[35, 1], [40, 1]])
})

test('a letter that slips in beside a figure takes no score away', async ({ page }) => {
  await open(page, (await newJudge()).email)
  await score(page, CATEGORIES[0]).focus()
  // The one letter that Chromium accepts in a number field.
  await page.keyboard.type('7e')
  await expect(score(page, CATEGORIES[0])).toHaveValue('7')
  await expect(total(page)).toContainText('Total 7 out of 50')
  // Pasted text may have spaces around it.
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(' 8 ')
  await expect(score(page, CATEGORIES[0])).toHaveValue('8')
})

test('a score with a point in it is its whole part, never ten times as much, and the sheet says why', async ({ page }) => {
  await open(page, (await newJudge()).email)
  const first = score(page, CATEGORIES[0])
  for (const [typed, kept] of [['7.5', '7'], ['3,5', '3'], ['8.0', '8'], ['0.5', '0']] as const) {
    await first.fill('')
    await first.focus()
    for (const key of typed) {
      // A phone's keyboard dispatches this event before the input.
      await first.dispatchEvent('keydown', { key: 'Unidentified', bubbles: true })
      await page.keyboard.insertText(key)
    }
    await expect(first).toHaveValue(kept)
    await expect(sheet(page)).toContainText('Whole numbers only')
  }
  await page.keyboard.press('Backspace')
  await page.keyboard.type('9')
  await expect(first).toHaveValue('9')
  await expect(sheet(page)).not.toContainText('Whole numbers only')
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

test('on a phone the handbook comes first and opens, the sheet follows, nothing is cut, and axe has nothing to complain of', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const judge = await newJudge()
  await giveEvaluation(judge.id, ventureName('Whimbrel'), 5)
  await open(page, judge.email)
  await expect(scored(page)).toContainText('Whimbrel')
  const topOf = async (element: Locator) => (await element.boundingBox())!.y
  expect(await topOf(page.getByRole('heading', { name: 'Final notes' }))).toBeLessThan(await topOf(title(page)))
  const chapters = page.getByRole('complementary', { name: 'handbook' }).getByRole('heading', { level: 2 })
  await expect(chapters).toHaveText(['Judging guidelines', 'Principles', 'Rubric', 'Scoring guide', 'Final notes'])
  for (const chapter of await chapters.all()) await chapter.click()
  await expect(page.getByText('Evidence over eloquence')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await barriers(page)).toEqual([])
})

test('a venture’s name that is composed, as Japanese is, arrives as it was composed', async ({ page, context }) => {
  const [judge, other] = [await newJudge(), await newJudge()]
  const venture = `新世代 ${ventureName('Kestrel')}`
  await giveEvaluation(other.id, venture, 7)
  await open(page, judge.email)
  const letGo = await hold(page, '/api/judge/ventures*')
  const answered = page.waitForResponse('/api/judge/ventures*')
  const keyboard = await context.newCDPSession(page)
  await sheet(page).getByLabel('Venture name').focus()
  await keyboard.send('Input.imeSetComposition', { text: 'し', selectionStart: 1, selectionEnd: 1 })
  letGo()
  await (await answered).finished()
  // Long enough for the names to be offered.
  await page.evaluate(() => new Promise((done) => { setTimeout(done, 500) }))
  await keyboard.send('Input.imeSetComposition', { text: 'しんせだい', selectionStart: 5, selectionEnd: 5 })
  await keyboard.send('Input.insertText', { text: '新世代' })
  await expect(sheet(page).getByLabel('Venture name')).toHaveValue('新世代')
  await expect(page.locator(`datalist option[value="${venture}"]`)).toBeAttached()
})
