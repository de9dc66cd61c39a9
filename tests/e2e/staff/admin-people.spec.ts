/** Adding and deactivating people on /admin/dashboard: spec sections 2, 4, 5 and 8. */
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { cells, counter, open, rows, SHORT_DATE } from '../../support/browser/admin-page.ts'
import { expectAnew } from '../../support/browser/anew.ts'
import { letRequestsLeave, stopClock } from '../../support/browser/clock.ts'
import { query } from '../../support/browser/database.ts'
import { hold } from '../../support/browser/hold.ts'
import { toasted } from '../../support/browser/said.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /status of (401|409)|ERR_FAILED/, reducedMotion: 'reduce' })

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
  // Other tests add people and clients meanwhile, and one of them erases a client.
  const after = await counts()
  expect(users >= before.users && users <= after.users, `${users} interns`).toBe(true)
  expect(clients >= before.clients - 1 && clients <= after.clients + 1, `${clients} clients`).toBe(true)

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
  await expect(toasted(page, 'success', `User ${email} has been added successfully`)).toBeVisible()
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
  await expect(judge.getByRole('alert')).toHaveText(/may or may not have been added\. Send it again: that adds nobody twice\./)
  // The address itself isn't wrong.
  await expect(judge.getByLabel('Email')).not.toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: `Done with the invitation for ${email}` }).press('Enter')
  await expect(page.locator(':focus')).toHaveText(/\S/)

  await page.getByRole('region', { name: 'Quick Actions' }).getByRole('button', { name: 'View All Users' }).click()
  await expect(page.getByRole('heading', { name: 'Intern', exact: true })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Intern', exact: true })).toBeInViewport()

  // Other tests add people meanwhile, which would push this one off the first page.
  await page.locator('#users').getByRole('searchbox').fill(email)
  await expect(rows(page, 'Intern')).toHaveCount(1)
  await expect(cells(page, 'Intern', 'Added')).toHaveText(SHORT_DATE)
  const row = rows(page, 'Intern').filter({ hasText: email })
  await row.getByRole('button', { name: 'Invite again' }).click()
  const deactivate = async () => {
    await row.getByRole('button', { name: 'Deactivate' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  }
  await page.route('**/api/admin/account/*', (route) => route.abort(), { times: 1 })
  await deactivate()
  await expect(page.getByText('No answer came, so it may or may not have been done: the list shows it.')).toBeVisible()
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

/** Adds a judge and stops the page's clock: the page reloads once the clock has moved on by 1.5 s. */
const addJudge = async (page: Page) => {
  const email = `judge-${randomUUID().slice(0, 8)}@test.example`
  await page.clock.install()
  await open(page)
  const form = page.getByRole('form', { name: 'Add New Judge' })
  const field = form.getByLabel('Email')
  await field.fill(email)
  await stopClock(page)
  // The call that checks the new link: while it is in progress, the reload would wait for it.
  const looked = page.waitForResponse('**/api/account/link')
  await field.press('Enter')
  await expect(toasted(page, 'success', `Judge with the email ${email} has been added successfully`)).toBeVisible()
  await looked
  return { email, form, field }
}

test('after a judge nothing is typed or sent until the page has come anew', async ({ page }) => {
  const { email, form, field } = await addJudge(page)
  await typeAt(field)
  await expect(field).toHaveValue('')
  await expect(form.getByRole('button', { name: 'Adding Judge...' })).toBeDisabled()
  let reloads = 0
  page.on('request', (request) => { if (request.isNavigationRequest()) reloads += 1 })
  await page.clock.runFor(1400)
  await letRequestsLeave(page)
  expect(reloads).toBe(0)
  const reloaded = page.waitForEvent('load')
  await page.clock.runFor(200)
  await reloaded
  await page.clock.resume()
  await expect(page.getByLabel(`Invitation for ${email}`)).toBeFocused()
  await expect(form.getByRole('button', { name: 'Add Judge' })).toBeEnabled()
})

test('after a judge whoever has gone on to the other form goes on there', async ({ page }) => {
  await addJudge(page)
  const other = page.getByRole('form', { name: 'Add New Intern' }).getByLabel('Email')
  await other.focus()
  await page.keyboard.type('ann.')
  const reloaded = page.waitForEvent('load')
  await page.clock.runFor(1600)
  await reloaded
  await page.clock.resume()
  await expect(other).toBeFocused()
  await page.keyboard.type('lee@test.example')
  await expect(other).toHaveValue('ann.lee@test.example')
})

test('after a judge whoever goes elsewhere before the page has come anew gets there', async ({ page }) => {
  await addJudge(page)
  // Clicked by a timer of the page's clock, just before the reload: Playwright's own clicks wait while a page is loading.
  await page.getByRole('link', { name: 'Inbox', exact: true }).evaluate((link: HTMLAnchorElement) => { setTimeout(() => { link.click() }, 1450) })
  await Promise.all([page.waitForURL('/admin/inbox'), page.clock.runFor(1600)])
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox')
})

test('after a judge whoever logs out before the page has come anew is logged out, and asked nothing', async ({ page }) => {
  await addJudge(page)
  const letGo = await hold(page, '/api/admin/logout')
  await page.getByRole('button', { name: 'Logout' }).first().press('Enter')
  await page.clock.runFor(1600)
  await letRequestsLeave(page)
  letGo()
  await expect(page).toHaveURL('/admin/login')
  await page.clock.resume()
})

test('a failure that comes again is read out again', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await page.route('**/api/admin/add-user', (route) => route.abort())
  const intern = page.getByRole('form', { name: 'Add New Intern' })
  await intern.getByLabel('Email').fill('again@test.example')
  const said = page.locator('.toast[data-type="error"]').filter({ hasText: 'Failed to add user. Please try again.' })
  await intern.getByLabel('Email').press('Enter')
  await expect(said).toBeVisible()
  await expectAnew(said, async () => {
    await page.clock.runFor(2000)
    await intern.getByLabel('Email').press('Enter')
  })
})
