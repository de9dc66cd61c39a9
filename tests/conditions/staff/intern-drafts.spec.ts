/** What an intern has typed on /intern/dashboard is not lost: docs/decisions/staff-writes.md. */
import { LOG_OUT } from '#contracts/api/log-out.ts'
import { standStill } from '../../support/browser/clock.ts'
import { hold } from '../../support/browser/hold.ts'
import { add, dialog, drafts, fillIn, form, records } from '../../support/browser/intern-page.ts'
import { giveClient, newIntern, signIn } from '../../support/browser/interns.ts'
import { answerByGateway, answerTooLate, loseAnswer } from '../../support/browser/lose-answer.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /status of (401|50[34])|ERR_FAILED/, reducedMotion: 'reduce' })

test('what was typed survives a reload and an expired session, in the form and in the dialog, and not a log-out', async ({ page }) => {
  const intern = await newIntern()
  await giveClient(intern.id, { firstName: 'Ada', lastName: 'Byron' })
  await signIn(page, intern.email)
  await form(page).getByLabel('First name').fill('Rosalind')
  await page.reload()
  await expect(form(page).getByLabel('First name')).toHaveValue('Rosalind')
  await expect(form(page)).toContainText('What you had typed is back.')
  await form(page).getByRole('button', { name: 'Discard it' }).click()
  await expect(page.getByRole('heading', { name: 'Add New Client' })).toBeFocused()
  await expect(form(page).getByLabel('First name')).toHaveValue('')
  await form(page).getByLabel('First name').fill('Rosalind')

  await records(page).getByRole('button', { name: 'Edit Ada Byron' }).click()
  await dialog(page).getByLabel('Last name').fill('King')
  await page.evaluate(() => localStorage.setItem('internToken', 'no.longer.good'))
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/intern/login?from=**')
  await signIn(page, intern.email)
  await expect(dialog(page).getByLabel('Last name')).toHaveValue('King')
  await page.keyboard.press('Escape')
  await expect(form(page).getByLabel('First name')).toHaveValue('Rosalind')

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/intern/login')
  expect(await drafts(page)).toEqual([])
})

test('what was typed is gone after a day, also from a tab that waits at the sign-in page meanwhile', async ({ page }) => {
  const intern = await newIntern()
  await page.clock.install()
  await signIn(page, intern.email)
  await form(page).getByLabel('First name').fill('Rosalind')
  await page.clock.fastForward('02:00:00')
  await page.waitForURL('**/intern/login?from=**')
  expect(await drafts(page)).toHaveLength(1)
  await page.clock.fastForward('22:00:00')
  await expect.poll(() => drafts(page), { timeout: 5000 }).toEqual([])
})

test('a draft that an older release has left, whose form had a field less, comes back with that field as the client has it', async ({ page }) => {
  const intern = await newIntern()
  await giveClient(intern.id, { firstName: 'Ada', lastName: 'Byron' })
  await signIn(page, intern.email)
  await records(page).getByRole('button', { name: 'Edit Ada Byron' }).click()
  const age = await dialog(page).getByLabel('Age').inputValue()
  await dialog(page).getByLabel('Last name').fill('King')
  await page.evaluate(([key]) => {
    const { values, ...rest } = JSON.parse(sessionStorage.getItem(key!)!) as { values: string }
    sessionStorage.setItem(key!, JSON.stringify({ ...rest, values: values.replaceAll(/"age":"\d+",/g, '') }))
  }, await drafts(page))
  await page.reload()
  await expect(dialog(page).getByLabel('Last name')).toHaveValue('King')
  await expect(dialog(page).getByLabel('Age')).toHaveValue(age)
})

test('whoever discards what they had typed is no longer told what was wrong with it', async ({ page }) => {
  const intern = await newIntern()
  await signIn(page, intern.email)
  await form(page).getByLabel('First name').fill('Rosalind')
  await page.reload()
  await add(page).click()
  await expect(form(page).getByText('Last name is required')).toBeVisible()
  await form(page).getByRole('button', { name: 'Discard it' }).click()
  await expect(form(page).getByLabel('First name')).toHaveValue('')
  await expect(form(page).locator('[aria-invalid="true"], .field-error')).toHaveCount(0)
})

test('a log-out leaves nothing of what is typed while it takes its time, nor in tabs that were elsewhere', async ({ page, context }) => {
  await standStill(page)
  const intern = await newIntern()
  await signIn(page, intern.email)
  const [one, other] = [await context.newPage(), await context.newPage()]
  for (const elsewhere of [one, other]) {
    await elsewhere.goto('/intern/dashboard')
    await form(elsewhere).getByLabel('First name').fill('Rosalind')
    await elsewhere.goto('/about-us')
    expect(await drafts(elsewhere)).toHaveLength(1)
  }

  const release = await hold(page, LOG_OUT.intern)
  await page.getByRole('button', { name: 'Logout' }).click()
  await form(page).getByLabel('First name').fill('Grace')
  expect(await drafts(page)).toHaveLength(1)
  release()
  await page.waitForURL('**/intern/login')
  expect(await drafts(page)).toEqual([])

  await one.goto('/intern/login')
  expect(await drafts(one)).toEqual([])
  // The next session of the same account, on a page without a form.
  await signIn(page, intern.email)
  await other.goto('/intern/security')
  await expect.poll(() => drafts(other)).toEqual([])
})

test('whoever only walks through the fields of a client, or takes back what they typed, has left nothing', async ({ page }) => {
  const intern = await newIntern()
  await giveClient(intern.id, { firstName: 'Mary', lastName: 'Somerville' })
  await signIn(page, intern.email)
  await records(page).getByRole('button', { name: 'Edit Mary Somerville' }).click()
  await dialog(page).getByLabel('Age').focus()
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByLabel('Status')).toBeFocused()
  expect(await drafts(page)).toEqual([])
  await dialog(page).getByLabel('Last name').fill('King')
  expect(await drafts(page)).toHaveLength(1)
  await dialog(page).getByLabel('Last name').fill('Somerville')
  expect(await drafts(page)).toEqual([])
})

test('a lost connection costs nothing that was typed', async ({ page }) => {
  const intern = await newIntern()
  await giveClient(intern.id, { firstName: 'Grace', lastName: 'Hopper' })
  await signIn(page, intern.email)
  await expect(records(page)).toContainText('Grace Hopper')
  await fillIn(page)
  await page.route('**/api/users/create-client', (route) => route.abort())
  await add(page).click()
  await expect(page.getByText('Failed to add client')).toBeVisible()
  await expect(form(page).getByRole('alert')).toContainText('What you typed is still here')
  await expect(form(page).getByLabel('Date of birth')).toHaveValue('1990-12-10')

  await records(page).getByRole('button', { name: 'Edit Grace Hopper' }).click()
  await dialog(page).getByLabel('Last name').fill('Murray')
  await page.route('**/api/users/client/*', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Failed to update client')).toBeVisible()
  await expect(dialog(page).getByLabel('Last name')).toHaveValue('Murray')
  await page.keyboard.press('Escape')
  await records(page).getByRole('button', { name: 'Edit Grace Hopper' }).click()
  await expect(dialog(page).getByLabel('Last name')).toHaveValue('Murray')
  await dialog(page).getByRole('button', { name: 'Discard it' }).click()
  await expect(dialog(page).getByLabel('Last name')).toHaveValue('Hopper')
  await expect(dialog(page).getByRole('heading', { name: 'Edit Client' })).toBeFocused()
  await page.keyboard.press('Escape')

  await page.unrouteAll()
  await add(page).click()
  await expect(page.getByText('Client added successfully')).toBeVisible()
  await page.route('**/api/users/client?*', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Failed to fetch clients')).toBeVisible()
  await expect(page.locator('.total-clients')).toContainText('–')
  await page.unrouteAll()
  await records(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.total-clients')).toContainText(/Total Clients \d/)
})

for (const [how, lose] of [['lost', loseAnswer], ['a gateway’s', answerByGateway], ['too late for the server', answerTooLate]] as const) {
  test(`a client whose answer was ${how} may be there, which is said; sent again after a reload it is there once`, async ({ page }) => {
    const intern = await newIntern()
    await signIn(page, intern.email)
    await fillIn(page)
    await lose(page, '/api/users/create-client')
    await add(page).click()
    await expect(form(page).getByRole('alert')).toContainText('it may or may not have been saved')
    await expect(records(page).getByRole('row')).toHaveCount(2)
    await page.reload()
    await expect(form(page)).toContainText('What you had typed is back.')
    await add(page).click()
    await expect(page.getByText('Client added successfully')).toBeVisible()
    await expect(records(page).getByRole('row')).toHaveCount(2)
    // The same values entered again are another client.
    await fillIn(page)
    await add(page).click()
    await expect(records(page).getByRole('row')).toHaveCount(3)
  })
}
