/** /admin/dashboard: spec sections 2, 4, 5, 8 and 9. */
import type { Locator, Page } from '@playwright/test'
import { searchWords } from '#server/db/search.ts'
import { LISTS, open, rows, table } from '../../support/admin-page.ts'
import { barriers } from '../../support/axe.ts'
import { stopClock } from '../../support/clock.ts'
import { query } from '../../support/database.ts'
import { hold } from '../../support/hold.ts'
import { expect, test } from '../../support/test.ts'
import { visit } from '../../support/visit.ts'

test.use({ expectedProblems: /status of (401|409|500)|ERR_FAILED/, reducedMotion: 'reduce' })

const counter = (page: Page, name: string) => page.locator('.counters div', { hasText: name }).locator('dd')
const shown = async (page: Page, name: string) => Number(await counter(page, name).textContent())
const counts = async () => {
  const [row] = await query<{ users: number; clients: number }>("select (select count(*) from accounts where role = 'intern')::int as users, (select count(*) from clients)::int as clients")
  return row!
}

test('adds people in the stated words, refuses what is no address, and counts', async ({ page }) => {
  const email = `added-${Date.now()}@test.example`
  const before = await counts()
  await open(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard')
  await expect(counter(page, 'Total Users')).toHaveText(/^\d+$/)
  const [users, clients] = [await shown(page, 'Total Users'), await shown(page, 'Total Clients')]
  // Other tests add people meanwhile.
  const after = await counts()
  expect(users >= before.users && users <= after.users, `${users} interns`).toBe(true)
  expect(clients >= before.clients && clients <= after.clients, `${clients} clients`).toBe(true)

  const intern = page.getByRole('form', { name: 'Add New Intern' })
  const field = intern.getByLabel('Email')
  for (const wrong of ['', '   ', 'nobody', 'nobody@', 'a b@test.example']) {
    await field.fill(wrong)
    await intern.getByRole('button', { name: 'Add User' }).click()
    await expect(field, JSON.stringify(wrong)).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(field).toBeFocused()
  }
  await field.fill(email)
  const letGo = await hold(page, '/api/admin/add-user')
  await intern.getByRole('button', { name: 'Add User' }).click()
  await expect(intern.getByRole('button')).toHaveText('Adding User...')
  await expect(intern.getByRole('button')).toBeDisabled()
  letGo()
  await expect(page.getByText(`User ${email} has been added successfully`)).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(rows(page, 'Intern').filter({ hasText: email })).toContainText('Invited')
  await expect.poll(() => shown(page, 'Total Users')).toBeGreaterThan(users)
  await expect(page.getByLabel(`Invitation for ${email}`)).toHaveValue(/\/account#[\w-]{43}$/)

  await field.fill(email)
  await field.press('Enter')
  await expect(page.getByText('Failed to add user. Please try again.')).toBeVisible()
  await expect(field).toHaveValue(email)
  await page.route('**/api/admin/add-judge', (route) => route.abort())
  const judge = page.getByRole('form', { name: 'Add New Judge' })
  await judge.getByLabel('Email').fill(email)
  await judge.getByRole('button', { name: 'Add Judge' }).press('Enter')
  await expect(page.getByText('Failed to add judge. Please try again.')).toBeVisible()
  await expect(judge.getByRole('button', { name: 'Add Judge' })).toBeFocused()
  await page.getByRole('button', { name: `Done with the invitation for ${email}` }).press('Enter')
  await expect(page.locator(':focus')).toHaveText(/\S/)

  await page.getByRole('button', { name: 'View All Users' }).click()
  await expect(page.getByRole('heading', { name: 'Intern', exact: true })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Intern', exact: true })).toBeInViewport()

  // Other tests add people meanwhile: it would leave the first page.
  await page.locator('#users').getByRole('searchbox').fill(email)
  await expect(rows(page, 'Intern')).toHaveCount(1)
  const row = rows(page, 'Intern').filter({ hasText: email })
  await row.getByRole('button', { name: 'Invite again' }).click()
  const deactivate = async () => {
    await row.getByRole('button', { name: 'Deactivate' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  }
  await page.route('**/api/admin/account/*', (route) => route.abort(), { times: 1 })
  await deactivate()
  await expect(page.getByText('Failed to deactivate. Please try again.')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Deactivate' })).toBeFocused()
  await deactivate()
  await expect(page.getByText(`${email} has been deactivated`)).toBeVisible()
  await expect(row).toContainText('Inactive')
  await expect(row.getByRole('button', { name: 'Activate' })).toBeFocused()
})

const typeAt = async (field: Locator) => {
  await field.focus()
  await field.page().keyboard.type('lost')
}

test('an address rests while it is sent, and the next one can be typed at once', async ({ page }) => {
  const email = `first-${Date.now()}@test.example`
  await open(page)
  const form = page.getByRole('form', { name: 'Add New Intern' })
  const field = form.getByLabel('Email')
  const letGo = await hold(page, '/api/admin/add-user')
  await field.fill(email)
  await field.press('Enter')
  await expect(form.getByRole('button')).toHaveText('Adding User...')
  await typeAt(field)
  await expect(field).toHaveValue(email)
  letGo()
  await expect(page.getByText(`User ${email} has been added successfully`)).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/\S/)
  await expect(field).toBeFocused()
})

test('after a judge nothing is typed or sent until the page has come anew', async ({ page }) => {
  const email = `judge-${Date.now()}@test.example`
  await page.clock.install()
  await open(page)
  const form = page.getByRole('form', { name: 'Add New Judge' })
  const field = form.getByLabel('Email')
  await field.fill(email)
  await stopClock(page)
  await field.press('Enter')
  await expect(page.getByText(`Judge with the email ${email} has been added successfully`)).toBeVisible()
  await typeAt(field)
  await expect(field).toHaveValue('')
  await expect(form.getByRole('button', { name: 'Adding Judge...' })).toBeDisabled()
  await page.clock.resume()
  await expect(page.getByLabel(`Invitation for ${email}`)).toBeFocused()
  await expect(form.getByRole('button', { name: 'Add Judge' })).toBeEnabled()
})

const addInvited = async (names: string[], search: string) => {
  const emails = names.map((name) => `${name}-${search}@test.example`)
  for (const email of emails) await query("insert into accounts (role, email, search) values ('intern', $1, $2)", [email, searchWords(email)])
  return emails
}

test('invitations that are asked for at once are all there to hand over', async ({ page }) => {
  const search = `at-once-${Date.now()}`
  const [first, second, third] = await addInvited(['a', 'b', 'c'], search)
  await open(page, `?users.search=${search}`)
  const invite = (email: string) => rows(page, 'Intern').filter({ hasText: email }).getByRole('button', { name: 'Invite again' }).click()
  const letGo = await hold(page, '/api/admin/account/*/invite')
  await invite(first!)
  await invite(second!)
  await expect(page.getByLabel(`Invitation for ${second}`)).toBeVisible()
  await invite(third!)
  await expect(page.getByLabel(`Invitation for ${third}`)).toBeVisible()
  await page.getByRole('button', { name: `Done with the invitation for ${third}` }).click()
  letGo()
  const links = page.getByLabel(/^Invitation for /)
  await expect(page.getByLabel(`Invitation for ${first}`)).toBeVisible()
  await expect(links).toHaveCount(2)
  await page.reload()
  await expect(links).toHaveCount(2)
  await expect(page.getByLabel(`Invitation for ${second}`)).toBeVisible()
})

test('a button that waits for an invitation is that of its person, whoever comes to stand in their place', async ({ page }) => {
  const search = `place-${Date.now()}`
  const [first, second] = await addInvited(['a', 'b'], search)
  await open(page, `?users.search=${search}&users.sort=email`)
  const invite = (email: string) => rows(page, 'Intern').filter({ hasText: email }).getByRole('button', { name: 'Invite again' })
  const letGo = await hold(page, '/api/admin/account/*/invite')
  await invite(first!).click()
  await expect(invite(first!)).toBeDisabled()
  await table(page, 'Intern').getByRole('button', { name: 'Email' }).click()
  await expect(rows(page, 'Intern').first()).toContainText(second!)
  expect(await invite(second!).isEnabled()).toBe(true)
  letGo()
  await expect(page.getByLabel(`Invitation for ${first}`)).toBeVisible()
})

test('says in the stated words what is empty and what could not be loaded, and loads it when asked again', async ({ page }) => {
  await page.route(LISTS, (route) => route.fulfill({ json: { data: [], meta: { total: 0, page: 1, pageSize: 10 } } }))
  await open(page)
  for (const [name, words] of [['Intern', 'No User found.'], ['Client Records', 'No clients found. Add your first client above.'], ['Judges', 'No judge found.'], ['Judge Response', 'No judge response found.']] as const)
    await expect(table(page, name)).toContainText(words)

  await page.unroute(LISTS)
  await page.route(LISTS, (route) => route.fulfill({ status: 500, json: { error: 'Something went wrong', errors: [] } }))
  await page.reload()
  await expect(page.getByText('Failed to fetch clients')).toHaveCount(1)
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch clients' })).toBeVisible()
  await expect(page.getByText('Failed to fetch responses')).toHaveCount(1)
  await page.unroute(LISTS)
  await table(page, 'Judges').getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page, 'Judges').first()).toContainText('@')
})

test('an overview that could not be loaded says so, leaves the rest alone, and comes when asked again', async ({ page }) => {
  await page.route('**/api/admin/overview', (route) => route.fulfill({ status: 500, json: { error: 'Internal Server Error' } }))
  await open(page)
  const glance = page.getByRole('region', { name: 'At a glance' })
  await expect(glance).toContainText('The pictures could not be loaded.')
  await expect(counter(page, 'Total Users')).toHaveText('–')
  await expect(rows(page, 'Intern').first()).toBeVisible()

  const again = glance.getByRole('button', { name: 'Try again' })
  await again.focus()
  const refused = page.waitForResponse('**/api/admin/overview')
  await page.keyboard.press('Enter')
  await refused
  await expect(again).toBeFocused()
  await page.unroute('**/api/admin/overview')
  const letGo = await hold(page, '/api/admin/overview')
  await page.keyboard.press('Enter')
  await expect(glance.getByRole('button', { name: 'Trying...' })).toBeFocused()
  letGo()
  await expect(glance.getByRole('figure')).toHaveCount(3)
  await expect(glance).toBeFocused()
  await expect(counter(page, 'Total Users')).toHaveText(/^\d+$/)
})

test('a failure that comes again is read out again', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await page.route('**/api/admin/add-user', (route) => route.abort())
  const intern = page.getByRole('form', { name: 'Add New Intern' })
  await intern.getByLabel('Email').fill('again@test.example')
  const said = page.getByRole('alert').filter({ hasText: 'Failed to add user. Please try again.' })
  await intern.getByLabel('Email').press('Enter')
  await expect(said).toBeVisible()
  await said.evaluate((toast) => { toast.dataset.first = 'true' })
  await page.clock.runFor(2000)
  await intern.getByLabel('Email').press('Enter')
  await expect(said.and(page.locator(':not([data-first])'))).toBeVisible()
})

test('the dark scheme is as accessible as the light one', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const [route, width] of [['/judge/login', 390], ['/admin/dashboard', 1440], ['/intern/dashboard', 390], ['/judge/dashboard', 390]] as const) {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, route)
    expect(await barriers(page, { rules: ['color-contrast'] }), route).toEqual([])
  }
})
