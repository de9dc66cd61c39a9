/** What a judge has typed on /judge/dashboard is not lost on the way, nor sent twice: docs/decisions/judging.md. */
import { CATEGORIES } from '#contracts/judging.ts'
import { FAILED, fillIn, open, score, scored, SENT, sheet, submit } from '../../support/browser/judge-page.ts'
import { newJudge, storedOf, ventureName } from '../../support/browser/judges.ts'
import { answerByGateway, answerTooLate, loseAnswer } from '../../support/browser/lose-answer.ts'
import { painted } from '../../support/browser/painted.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /status of (401|50[34])|ERR_FAILED/, reducedMotion: 'reduce' })

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

test('a sheet that the browser sends again by itself, because its line broke before the answer, is one revision', async ({ page }) => {
  const judge = await newJudge()
  const venture = ventureName('Godwit')
  await open(page, judge.email)
  await fillIn(page, venture)
  // As Chromium does on a connection that it has used before.
  await page.route('**/api/judge/submit-evaluation', async (route) => {
    await route.fetch()
    await route.fulfill({ response: await route.fetch() })
  }, { times: 1 })
  await submit(page).click()
  await expect(page.getByText(SENT)).toBeVisible()
  expect(await storedOf(venture)).toMatchObject([{ revision: 1 }])
  // The same once more, after an answer, is meant to be.
  await fillIn(page, venture)
  await submit(page).click()
  await expect(scored(page).getByRole('row', { name: venture }).getByRole('cell', { name: '2', exact: true })).toBeVisible()
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
  const row = scored(page).getByRole('row', { name: venture })
  await expect(row).toContainText('40')
  const come = page.waitForResponse('**/api/judge/evaluations?**')
  late.resolve(undefined)
  await (await come).finished()
  await painted(page)
  await expect(row).toContainText('40')
})

for (const [how, lose] of [['was lost', loseAnswer], ['was a gateway’s', answerByGateway], ['came too late for the server', answerTooLate]] as const) test(`an evaluation that was stored and whose answer ${how} is found before it is sent again`, async ({ page }) => {
  const judge = await newJudge()
  const venture = ventureName('Merlin')
  await open(page, judge.email)
  await fillIn(page, venture)
  await expect(scored(page)).toContainText('You have not scored a venture yet.')
  await lose(page, '/api/judge/submit-evaluation')
  await submit(page).click()
  await expect(sheet(page).getByRole('alert')).toContainText('it may or may not have been stored: if it was, it is listed below.')
  await expect(scored(page).getByRole('row', { name: venture })).toContainText('40')
  await expect(sheet(page)).toContainText(`Revising ${venture}: you gave it 40 of 50`)
  expect(await storedOf(venture)).toHaveLength(1)
})
