/** Invitations on /admin/dashboard, and the links that are handed over: spec section 2; decisions "Staff"; trust row 7. */
import { searchWords } from '#server/db/search.ts'
import { open, rows, table } from '../../support/browser/admin-page.ts'
import { query } from '../../support/browser/database.ts'
import { hold } from '../../support/browser/hold.ts'
import { loseAnswer } from '../../support/browser/lose-answer.ts'
import { ANNOUNCER, stands } from '../../support/browser/said.ts'
import { expectAmongWords, expectWords, noteWords } from '../../support/browser/seen.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /status of (404|409)|ERR_FAILED/, reducedMotion: 'reduce' })

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
  await noteWords(page, ANNOUNCER)
  await page.reload()
  await expect(links).toHaveCount(2)
  // Announced together, so that neither replaces the other.
  await expectWords(page, ANNOUNCER, new RegExp(`^(?=.*${first} gets no email)(?=.*${second} gets no email)`))
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
  await expect(invite(first!)).toHaveCSS('cursor', 'progress')
  await table(page, 'Intern').getByRole('button', { name: 'Email' }).click()
  await expect(rows(page, 'Intern').first()).toContainText(second!)
  expect(await invite(second!).isEnabled()).toBe(true)
  letGo()
  await expect(page.getByLabel(`Invitation for ${first}`)).toBeVisible()
})

test('an address that is invited to two portals has an invitation to each; one that is sent, or ended, is no longer to hand over', async ({ page }) => {
  const email = `two-${Date.now()}@test.example`
  await noteWords(page, ANNOUNCER)
  await open(page, `?users.search=${email}`)
  for (const [form, button] of [['Add New Intern', 'Add User'], ['Add New Judge', 'Add Judge']] as const) {
    await page.getByRole('form', { name: form }).getByLabel('Email').fill(email)
    await page.getByRole('form', { name: form }).getByRole('button', { name: button }).click()
    await expect(page.getByLabel(`Invitation for ${email} as ${form.endsWith('Judge') ? 'judge' : 'intern'}`)).toBeVisible()
  }
  // The page has reloaded, as it does after a judge was added.
  await expect(page.getByLabel(`Invitation for ${email} as judge`)).toBeFocused()
  const link = (role: string) => page.getByLabel(`Invitation for ${email} as ${role}`)
  const [intern, judge] = [await link('intern').inputValue(), await link('judge').inputValue()]
  expect(intern).not.toBe(judge)
  await expect(stands(page, 'Pass on this invitation to the intern portal yourself')).toContainText(/: it works once, until \d{1,2}\/\d{1,2}\/\d{4}, \d{1,2}:\d{2} [AP]M\.$/)

  const row = rows(page, 'Intern').filter({ hasText: email })
  await page.route('**/api/admin/account/*/invite', async (route) => {
    const { invitation: { expiresAt } } = (await (await route.fetch()).json()) as { invitation: { expiresAt: string } }
    await route.fulfill({ json: { invitation: { sent: true, expiresAt } } })
  }, { times: 1 })
  await row.getByRole('button', { name: 'Invite again' }).click()
  await expect(page.getByText(`An invitation has been sent to ${email}`)).toBeVisible()
  await expect(link('intern')).toHaveCount(0)
  await expect(link('judge')).toHaveValue(judge)

  // A page of a proxy or of the platform in place of the answer says nothing about the link.
  await page.route('**/api/account/link', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not Found</h1>' }), { times: 1 })
  const byProxy = page.waitForResponse('**/api/account/link')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await (await byProxy).finished()
  await expect(link('judge')).toBeVisible()

  // A link that is used or replaced meanwhile disappears with an announcement, and the focus stays on the page.
  await link('judge').focus()
  await query("delete from account_links where account_id = (select id from accounts where role = 'judge' and email = $1)", [email])
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(link('judge')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectAmongWords(page, ANNOUNCER, `The invitation for ${email} as judge has been used, or can’t be used any more.`)

  await row.getByRole('button', { name: 'Invite again' }).click()
  await expect(link('intern')).toBeVisible()
  await row.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(row).toContainText('Inactive')
  await expect(link('intern')).toHaveCount(0)
  await row.getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByRole('dialog')).toContainText('without one they can be invited again')
})

test('who was added without an answer is in the list, and who has come in is not invited again', async ({ page }) => {
  const email = `unheard-${Date.now()}@test.example`
  await open(page, `?users.search=${email}`)
  await expect(table(page, 'Intern')).toContainText('Nothing matches this search.')
  await loseAnswer(page, '/api/admin/add-user')
  await page.getByRole('form', { name: 'Add New Intern' }).getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Add User' }).click()
  await expect(page.getByText('Failed to add user. Please try again.')).toBeVisible()
  const again = rows(page, 'Intern').filter({ hasText: email }).getByRole('button', { name: 'Invite again' })
  await expect(again).toBeVisible()

  await query("update accounts set password_hash = 'x' where email = $1", [email])
  await again.click()
  await expect(page.getByText('Failed to send the invitation. Please try again.')).toBeVisible()
  await expect(rows(page, 'Intern').filter({ hasText: email })).toContainText('Active')
  await expect(again).toHaveCount(0)
})

test('a person whom the browser adds again by itself, because its line broke before the answer, is added once', async ({ page }) => {
  const email = `twice-${Date.now()}@test.example`
  await open(page, `?users.search=${email}`)
  // As Chromium does on a connection that it has used before.
  await page.route('**/api/admin/add-user', async (route) => {
    await route.fetch()
    await route.fulfill({ response: await route.fetch() })
  }, { times: 1 })
  await page.getByRole('form', { name: 'Add New Intern' }).getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Add User' }).click()
  await expect(page.getByText(`User ${email} has been added successfully`)).toBeVisible()
  await page.goto(await page.getByLabel(`Invitation for ${email}`).inputValue())
  await expect(page.getByText(`You have been invited to the intern portal as ${email}.`)).toBeVisible()
})

test('an invitation whose answer was lost may have gone out, and is sent again', async ({ page }) => {
  const [email] = await addInvited(['lost'], `lost-${Date.now()}`)
  await open(page, `?users.search=${email}`)
  await loseAnswer(page, '/api/admin/account/*/invite')
  const again = page.getByRole('button', { name: `Invite again ${email}` })
  await again.click()
  const lost = page.locator('.toast').filter({ hasText: 'No answer came, so it may or may not have been sent. Please send it again: only the last one counts.' })
  await expect(lost).toBeVisible()
  await again.click()
  await expect(page.getByLabel(`Invitation for ${email}`)).toBeVisible()
  await expect(lost).toHaveCount(0)
})

test('a link is copied, and selected where the browser has no clipboard for the page', async ({ page, context }) => {
  const [email] = await addInvited(['copied'], `copy-${Date.now()}`)
  await context.grantPermissions(['clipboard-write'])
  await open(page, `?users.search=${email}`)
  await page.getByRole('button', { name: `Invite again ${email}` }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  // As on an insecure origin, which has no clipboard API.
  await page.evaluate(() => { Object.defineProperty(navigator, 'clipboard', { value: undefined }) })
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('The link is selected: copy it with your keyboard')).toBeVisible()
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).selectionEnd)).toBeGreaterThan(0)
})
