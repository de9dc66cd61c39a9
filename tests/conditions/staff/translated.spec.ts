/** Portals that a browser has translated: docs/decisions/hydration.md, "A page whose text has changed". */
import { open as openDashboard } from '../../support/browser/admin-page.ts'
import { comeBack } from '../../support/browser/clock.ts'
import { giveSubmission, newSender } from '../../support/browser/inbox.ts'
import { open as openInbox, pane, rows } from '../../support/browser/inbox-page.ts'
import { dialog, records } from '../../support/browser/intern-page.ts'
import { giveClient, newIntern, saveMeanwhile, signIn } from '../../support/browser/interns.ts'
import { open as openSheet, sheet } from '../../support/browser/judge-page.ts'
import { giveEvaluation, newJudge, ventureName } from '../../support/browser/judges.ts'
import { expect, test } from '../../support/browser/test.ts'
import { translate } from '../../support/browser/translated.ts'

test.use({ expectedProblems: /status of (409|500)/, reducedMotion: 'reduce' })

test('an edit whose own value is given up for the one saved meanwhile stands on', async ({ page }) => {
  const intern = await newIntern()
  const id = await giveClient(intern.id, { firstName: 'Ada', lastName: 'Byron' })
  await signIn(page, intern.email)
  await records(page).getByRole('button', { name: 'Edit Ada Byron' }).click()
  await dialog(page).getByLabel('Last name').fill('King')
  await saveMeanwhile(id, 'Approved', 'Lovelace')
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  const told = dialog(page).getByRole('alert').filter({ hasText: 'Somebody else has saved' })
  await expect(told).toContainText('You have King, which stays until you change it.')
  await translate(page)
  await dialog(page).getByLabel('Last name').fill('Lovelace')
  await expect(told).not.toContainText('You have')
  await dialog(page).getByLabel('Last name').fill('Noel')
  await expect(told).toContainText('You have Noel, which stays')
})

test('what could not be counted at first is counted when somebody comes back', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/admin/get-judges?*state=invited*', (route) => route.fulfill({ status: 500, json: { error: 'Internal Server Error' } }))
  await openDashboard(page)
  const needed = page.getByRole('list', { name: 'What needs you now' })
  await expect(needed).toContainText('Invited judges could not be counted.')
  await translate(page)
  await page.unroute('**/api/admin/get-judges?*state=invited*')
  await page.route('**/api/admin/get-judges?*state=invited*', (route) => route.fulfill({ json: { data: [], meta: { total: 2, page: 1, pageSize: 1 } } }))
  await comeBack(page)
  await expect(needed).toContainText('2 judges invited, not in yet')
  await expect(needed).not.toContainText('could not be counted')
})

test('a sheet that goes from one scored venture to another names the other', async ({ page }) => {
  const judge = await newJudge()
  const [first, second] = [ventureName('Dunlin'), ventureName('Sanderling')]
  await giveEvaluation(judge.id, first, 5)
  await giveEvaluation(judge.id, second, 6)
  await openSheet(page, judge.email)
  const venture = sheet(page).getByLabel('Venture name')
  await venture.fill(first)
  await expect(sheet(page)).toContainText(`Revising ${first}: you gave it 25 of 50`)
  await translate(page)
  await venture.fill(second)
  await expect(sheet(page)).toContainText(`Revising ${second}: you gave it 30 of 50`)
})

test('the recommendation that is chosen is ticked on paper', async ({ page }) => {
  await openSheet(page, (await newJudge()).email)
  await expect(sheet(page).getByLabel('Recommendation')).toBeVisible()
  await translate(page)
  await sheet(page).getByLabel('Recommendation').selectOption({ index: 2 })
  await expect(page.locator('.on-paper li')).toHaveText([/^☐/, /^☒/, /^☐/])
})

test('a row of the inbox counts the notes that have come since', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender)
  await openInbox(page, `/admin/inbox?inbox.search=${sender}&inbox.open=${id}`)
  const note = async (text: string) => {
    await pane(page).getByRole('textbox').fill(text)
    await pane(page).locator('.inbox-notes button').click()
  }
  await note('Called back.')
  await expect(rows(page).locator('.inbox-flag')).toHaveText('1 note')
  await translate(page)
  await note('Wrote to them.')
  await expect(rows(page).locator('.inbox-flag')).toHaveText('2 notes')
})
