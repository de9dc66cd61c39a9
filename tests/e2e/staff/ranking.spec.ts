/** /admin/ranking: decisions "Staff"; docs/decisions/judging.md. */
import { foldName } from '#contracts/field-rules.ts'
import { cells, SHORT_DATE } from '../../support/browser/admin-page.ts'
import { barriers } from '../../support/browser/axe.ts'
import { comeBack } from '../../support/browser/clock.ts'
import { query } from '../../support/browser/database.ts'
import { giveEvaluation, newJudge, ventureName } from '../../support/browser/judges.ts'
import { overflowing } from '../../support/layout.ts'
import { painted } from '../../support/browser/painted.ts'
import { ANNOUNCER } from '../../support/browser/said.ts'
import { expectWords, noteWords } from '../../support/browser/seen.ts'
import { openAs } from '../../support/browser/sign-in.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /status of (422|500)/, reducedMotion: 'reduce' })

test('an admin sees the venture in the ranking, opens it, and shares its address', async ({ page }) => {
  const [one, two] = [await newJudge(), await newJudge()]
  const venture = ventureName('Avocet')
  await giveEvaluation(one.id, venture, 6, { judgeName: 'Judge Curie', strength: 'A patent that holds.' })
  await giveEvaluation(two.id, venture, 5, { judgeName: 'Judge Noether', strength: 'Symmetry in the accounts.' })
  await openAs(page, 'admin', `/admin/ranking?search=${encodeURIComponent(venture)}`)
  await expect(page.getByRole('row', { name: venture })).toContainText('27.5')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: venture }).click()
  await expect(page.getByRole('heading', { name: venture })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Judge by judge' }).getByRole('listitem')).toContainText(['Judge Curie', 'Judge Noether'])
  await expect(page.getByText('Symmetry in the accounts.')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { name: venture })).toBeVisible()
  await page.goBack()
  const line = page.getByRole('link', { name: venture })
  await expect(line).toBeFocused()
  await line.press('Enter')
  await page.getByRole('button', { name: 'All ventures' }).press('Enter')
  await expect(line).toBeFocused()
})

test('a ranking wider than a phone is moved sideways by keys, to the columns without anything to press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await giveEvaluation((await newJudge()).id, ventureName('Whimbrel'), 7)
  await openAs(page, 'admin', '/admin/ranking')
  const scroller = page.getByRole('region', { name: 'Ranking, scrolls sideways' })
  await scroller.focus()
  await scroller.press('ArrowRight')
  await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  expect(await barriers(page)).toEqual([])
})

test('who comes back from a venture far down the ranking is at its line again', async ({ page }) => {
  const venture = ventureName('Godwit')
  await giveEvaluation((await newJudge()).id, venture, 7)
  await page.route('**/api/admin/ranking', async (route) => {
    const answer = await (await route.fetch()).json() as { data: { ventureName: string }[] }
    const one = answer.data.find(({ ventureName: name }) => name === venture)
    const many = Array.from({ length: 80 }, (_, i) => ({ ...one, rank: i + 1, ventureName: `${venture} ${i + 1}`, ventureKey: foldName(`${venture} ${i + 1}`) }))
    await route.fulfill({ json: { ...answer, data: many } })
  })
  await openAs(page, 'admin', '/admin/ranking')
  await page.getByRole('button', { name: 'Show 30 more of 30' }).click()
  const line = page.getByRole('link', { name: `${venture} 80` })
  await line.click()
  await page.getByRole('button', { name: 'All ventures' }).press('Enter')
  await expect(line).toBeFocused()
})

test('one judge’s evaluation opens whole beside the table, by keyboard, and leads to all of its venture', async ({ page }) => {
  const judge = await newJudge()
  const venture = ventureName('Dotterel')
  await giveEvaluation(judge.id, venture, 8, { judgeName: 'Judge Curie', weakness: 'One customer.', comments: 'Ask for the accounts.' })
  await openAs(page, 'admin', `/admin/dashboard?responses.search=${encodeURIComponent(venture)}`)
  const read = page.getByRole('button', { name: `Read Judge Curie on ${venture}` })
  const whole = page.getByRole('dialog', { name: venture })
  await expect(cells(page, 'Judge Response', 'Date')).toHaveText(SHORT_DATE)
  // It recommends nothing (spec section 3).
  await expect(cells(page, 'Judge Response', 'Recommendation')).toHaveText('-')
  await read.press('Enter')
  for (const words of [judge.email, '40 of 50', 'A patent that holds.', 'One customer.', 'Ask for the accounts.']) await expect(whole).toContainText(words)
  await expect(whole.locator('dt:text-is("Recommendation") + dd')).toHaveText('-')
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(read).toBeFocused()
  await read.press('Enter')
  await whole.getByRole('link', { name: 'All judges of this venture' }).press('Enter')
  await expect(page.getByRole('heading', { name: venture })).toBeFocused()
})

test('an evaluation that is open is in the address: a reload opens it, wherever its row is, and Back closes it', async ({ page }) => {
  const judge = await newJudge()
  const venture = ventureName('Greenshank')
  await giveEvaluation(judge.id, venture, 8)
  await noteWords(page, ANNOUNCER)
  await openAs(page, 'admin', `/admin/dashboard?responses.search=${encodeURIComponent(venture)}`)
  const own = await page.title()
  const read = page.getByRole('button', { name: `Read Judge Curie on ${venture}` })
  const whole = page.getByRole('dialog', { name: venture })
  await read.click()
  await expect(whole).toContainText('40 of 50')
  await expect(page).toHaveTitle(`Evaluation, ${own}`)
  await expect(page).toHaveURL(/response=/)
  await page.goBack()
  await expect(whole).toBeHidden()
  await expect(read).toBeFocused()
  await page.goForward()
  await expect(whole).toContainText('40 of 50')
  const { searchParams } = new URL(page.url())
  await page.goto(`/admin/dashboard?response=${searchParams.get('response')}&responses.search=none-of-these`)
  await expect(whole).toContainText('A patent that holds.')
  // The name arrives after the dialog has opened.
  await expectWords(page, ANNOUNCER, `Opened: ${venture}`)
})

test('an evaluation that counts no longer says so in its place, as does an address that names none', async ({ page }) => {
  const judge = await newJudge()
  const venture = ventureName('Turnstone')
  await giveEvaluation(judge.id, venture, 8)
  const [{ id }] = await query<{ id: string }>('select id from evaluations where venture_name = $1', [venture]) as [{ id: string }]
  await query("insert into conflicts (judge_id, venture_name, venture_key, reason) values ($1, $2, $3, 'A cousin.')", [judge.id, venture, foldName(venture)])
  for (const named of [id, 'none']) {
    await openAs(page, 'admin', `/admin/dashboard?response=${named}`)
    await expect(page.getByRole('dialog', { name: 'Evaluation' }).getByRole('alert')).toHaveText(/^This evaluation no longer counts/)
    await page.keyboard.press('Escape')
    await expect(page).not.toHaveURL(/response=/)
  }
})

test('evaluations that could not be loaded are said to be, each time, and come when asked again', async ({ page }) => {
  const venture = ventureName('Redshank')
  await giveEvaluation((await newJudge()).id, venture, 7)
  const [evaluations, words] = ['**/api/admin/get-evaluations**', 'The evaluations could not be loaded.']
  await page.route(evaluations, (route) => route.fulfill({ status: 500, json: { error: 'Something went wrong', errors: [] } }))
  await noteWords(page, '.venture [role=alert]')
  await openAs(page, 'admin', `/admin/ranking?venture=${encodeURIComponent(venture)}`)
  await expectWords(page, '.venture [role=alert]', words)
  const again = page.getByRole('button', { name: 'Try again' })
  await again.press('Enter')
  await expectWords(page, '.venture [role=alert]', words, words)
  await expect(again).toBeFocused()
  await page.unroute(evaluations)
  await again.press('Enter')
  await expect(page.getByText('A patent that holds.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Judge by judge' })).toBeFocused()
})

test('evaluations that are there are not said to be missing where they could not be asked for again', async ({ page }) => {
  const venture = ventureName('Redshank')
  await giveEvaluation((await newJudge()).id, venture, 7)
  await page.clock.install()
  await openAs(page, 'admin', `/admin/ranking?venture=${encodeURIComponent(venture)}`)
  await expect(page.getByText('A patent that holds.')).toBeVisible()
  await page.route('**/api/admin/get-evaluations**', (route) => route.fulfill({ status: 500, json: { error: 'Something went wrong', errors: [] } }))
  const refused = page.waitForResponse('**/api/admin/get-evaluations**')
  await comeBack(page)
  await (await refused).finished()
  await painted(page)
  await expect(page.getByText('A patent that holds.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('words without a space, as an address that somebody has pasted, stay within a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [judge, other] = [await newJudge(), await newJudge()]
  const address = (words: string) => `https://${ventureName(words).replace(' ', '-')}.example/${'w'.repeat(60)}`
  const [scored, unscored, reason] = [address('godwit'), address('plover'), `https://example.com/${'r'.repeat(200)}`]
  await giveEvaluation(judge.id, scored, 7, { judgeName: address('judge') })
  for (const venture of [scored, unscored])
    await query('insert into conflicts (judge_id, venture_name, venture_key, reason) values ($1, $2, $3, $4)', [other.id, venture, foldName(venture), reason])
  await openAs(page, 'admin', `/admin/ranking?search=${encodeURIComponent(scored)}`)
  await expect(page.getByText(unscored)).toBeVisible()
  expect(await overflowing(page)).toEqual([])
  await page.getByRole('link', { name: scored }).click()
  await expect(page.getByText(reason)).toBeVisible()
  await expect(page.getByText('A patent that holds.')).toBeVisible()
  expect(await overflowing(page)).toEqual([])

  // The judge opens the same venture again.
  await openAs(page, 'judge', '/judge/dashboard', judge.email)
  await page.getByLabel('Venture name').fill(scored)
  await expect(page.locator('#sheet').getByText(`Revising ${scored}`)).toBeVisible()
  expect(await overflowing(page)).toEqual([])
  await openAs(page, 'judge', '/judge/dashboard', other.email)
  await expect(page.getByRole('region', { name: 'Declared interests' })).toContainText(unscored)
  expect(await overflowing(page)).toEqual([])
})

test('a heading that the keyboard comes to is shown whole, in a window of 320 px too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  // A key can be quicker than the first measurement of the table.
  await page.addInitScript(() => { ResizeObserver.prototype.observe = () => {} })
  await openAs(page, 'admin', '/admin/ranking')
  const [mean, normalised] = ['Mean of 50', 'Normalized'].map((name) => page.getByRole('button', { name }))
  await mean!.focus()
  await page.keyboard.press('Tab')
  await expect(normalised!).toBeFocused()
  await expect(normalised!).toBeInViewport({ ratio: 1 })
})
