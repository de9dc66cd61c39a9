/**
 * An admin's second factor, from the first code to the last (trust row 6), and where somebody is signed in (row 4). Their
 * own accounts: the demo accounts stay as they are.
 */
import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { ROLES, type Role } from '#contracts/roles.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { barriers } from '../../support/axe.ts'
import { query } from '../../support/database.ts'
import { hold } from '../../support/hold.ts'
import { loseAnswer } from '../../support/lose-answer.ts'
import { scanned } from '../../support/qr.ts'
import { sessionOf, signInAs } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

const PASSWORD = 'a lantern on the row'
// Refusals are part of it: a wrong password or code, and the sign-in that asks for the code; so are lost answers.
test.use({ expectedProblems: /status of (?:401|409|422)|ERR_FAILED/ })

const addAccount = async (role: Role) => {
  const email = `security-${randomUUID().slice(0, 8)}@test.example`
  await query('insert into accounts (role, email, password_hash) values ($1, $2, $3)', [role, email, await hashPassword(PASSWORD)])
  return email
}

test('two-step sign-in is turned on with a password and a code, signs in, and is turned off', async ({ page }) => {
  test.slow()
  const email = await addAccount('admin')
  await signInAs(page, 'admin', email)
  await page.goto('/admin/security')
  await expect(page.getByText('Off', { exact: true })).toBeVisible()

  await page.getByLabel('Your password').fill('not my password')
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByText('This is not your password')).toBeVisible()
  await expect(page.getByLabel('Your password')).toBeFocused()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = (await page.locator('.security-key').textContent())!.replaceAll(' ', '')
  const address = new URL(await scanned(page.getByRole('img', { name: /QR code/ })))
  expect([address.protocol, address.hostname, address.searchParams.get('secret')]).toEqual(['otpauth:', 'totp', secret])
  expect(decodeURIComponent(address.pathname)).toContain(email)
  expect(await barriers(page, { within: 'main' })).toEqual([])
  await page.getByRole('textbox', { name: 'Code' }).fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('This code is not right')).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await page.getByRole('button', { name: 'Turn on' }).click()

  await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeFocused()
  const codes = await page.locator('.security-codes li').allTextContents()
  expect(codes).toHaveLength(10)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toBe('recovery-codes.txt')
  expect(await barriers(page, { within: 'main' })).toEqual([])
  await page.getByRole('button', { name: 'I have kept them' }).click()
  // Whoever has lost them, or has left the page before, reads what to do.
  await expect(page.getByText('10 recovery codes are left. For new ones, turn it off and on again.')).toBeVisible()
  const heading = page.getByRole('heading', { name: 'Two-step sign-in' })
  await expect(heading).toBeFocused()
  expect(await barriers(page, { within: 'main' })).toEqual([])

  await page.evaluate(() => localStorage.clear())
  await page.goto('/admin/login')
  await page.getByLabel('Username or email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(codes[0]!)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/admin/dashboard')

  await page.goto('/admin/security')
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Code' }).fill(codes[1]!)
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Two-step sign-in is off')).toBeVisible()
  await expect(page.getByText('Off', { exact: true })).toBeVisible()
  await expect(heading).toBeFocused()
})

test('a step whose answer was lost is not said to be undone, nor what another tab has done', async ({ page, context }) => {
  test.slow()
  const email = await addAccount('admin')
  await signInAs(page, 'admin', email)
  await page.goto('/admin/security')
  const other = await context.newPage()
  await other.goto('/admin/security')
  await expect(other.getByText('Off', { exact: true })).toBeVisible()
  const heading = page.getByRole('heading', { name: 'Two-step sign-in' })

  await page.getByLabel('Your password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  const secret = Secret.fromBase32((await page.locator('.security-key').textContent())!.replaceAll(' ', ''))
  await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret }).generate())
  await loseAnswer(page, '/api/admin/second-factor/confirm')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('On', { exact: true })).toBeVisible()
  await expect(page.getByText('If you have not kept its recovery codes, they can’t be shown again.')).toBeVisible()
  await expect(heading).toBeFocused()

  await other.getByLabel('Your password').fill(PASSWORD)
  await other.keyboard.press('Enter')
  await expect(other.getByText('On', { exact: true })).toBeVisible()
  await expect(other.getByText('Two-step sign-in is on already.')).toBeVisible()
  await other.close()

  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 }))
  await loseAnswer(page, '/api/admin/second-factor/end')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Two-step sign-in is off')).toBeVisible()
  await expect(page.getByText('Off', { exact: true })).toBeVisible()
  await expect(heading).toBeFocused()
})

test('the page shows what it has said, also where the state can’t be asked for again', async ({ page }) => {
  test.slow()
  await signInAs(page, 'admin', await addAccount('admin'))
  await page.goto('/admin/security')
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  const secret = Secret.fromBase32((await page.locator('.security-key').textContent())!.replaceAll(' ', ''))
  const state = '**/api/admin/second-factor'
  await page.route(state, (route) => route.abort())
  await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret }).generate())
  await page.getByRole('button', { name: 'Turn on' }).click()
  const code = (await page.locator('.security-codes li').first().textContent())!
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('Two-step sign-in is on')).toBeVisible()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Two-step sign-in is off')).toBeVisible()
  await expect(page.getByText('Off', { exact: true })).toBeVisible()
})

const AREA = { admin: 'admin', intern: 'users', judge: 'judge' } as const

for (const role of ROLES)
  test(`the ${role} sees where they are signed in, and signs out everywhere else by the password`, async ({ page, request }) => {
    const email = await addAccount(role)
    await signInAs(page, role, email)
    await page.goto(`/${role}/security`)
    const section = page.getByRole('region', { name: 'Where you are signed in' })
    const [listed, out] = [section.getByRole('listitem'), section.getByRole('button', { name: 'Sign out everywhere else' })]
    await expect(listed).toHaveCount(1)
    await expect(listed).toContainText('This session')
    await expect(out).toHaveCount(0)

    const elsewhere = await sessionOf(role, email)
    const callElsewhere = async () => (await request.get(`/api/${AREA[role]}/sessions`, { headers: { authorization: `Bearer ${elsewhere}` } })).status()
    expect(await callElsewhere()).toBe(200)
    await page.reload()
    await expect(listed).toHaveCount(2)
    await expect(section.getByText('This session')).toHaveCount(1)
    // The second click of a double click does not undo the first, where the page doesn't scroll between the two.
    await page.setViewportSize({ width: 1280, height: 1400 })
    await out.dblclick()
    await expect(out).toHaveAttribute('aria-expanded', 'true')
    for (let times = 0; times < 2; times++) await out.click()
    await expect(section.getByLabel('Your password')).toBeFocused()
    expect(await barriers(page, { within: 'main' })).toEqual([])
    await section.getByLabel('Your password').fill('not my password')
    await page.keyboard.press('Enter')
    await expect(section.getByText('This is not your password')).toBeVisible()
    await expect(section.getByLabel('Your password')).toBeFocused()
    expect(await callElsewhere()).toBe(200)

    await section.getByLabel('Your password').fill(PASSWORD)
    await section.getByRole('button', { name: 'End the other sessions' }).click()
    await expect(page.getByText('You are signed out everywhere else')).toBeVisible()
    await expect(section.getByRole('heading')).toBeFocused()
    await expect(listed).toHaveCount(1)
    await expect(out).toHaveCount(0)
    expect(await callElsewhere()).toBe(401)
    expect(await barriers(page, { within: 'main' })).toEqual([])
  })

test('a refusal is not missed by who presses the button above it meanwhile', async ({ page }) => {
  const email = await addAccount('judge')
  await sessionOf('judge', email)
  await signInAs(page, 'judge', email)
  await page.goto('/judge/security')
  const section = page.getByRole('region', { name: 'Where you are signed in' })
  const out = section.getByRole('button', { name: 'Sign out everywhere else' })
  await out.click()
  await section.getByLabel('Your password').fill('not my password')
  const letGo = await hold(page, '/api/judge/sessions/end-others')
  await page.keyboard.press('Enter')
  await expect(section.getByRole('button', { name: 'One moment...' })).toBeVisible()
  await out.press('Enter')
  letGo()
  await expect(section.getByText('This is not your password')).toBeVisible()
  await out.press('Enter')
  await expect(section.getByLabel('Your password')).toHaveCount(0)
})

test('where the sessions can’t be loaded, the page says so and tries again', async ({ page }) => {
  await signInAs(page, 'judge', await addAccount('judge'))
  await page.route('**/api/judge/sessions', (route) => route.fulfill({ status: 422, json: { error: 'No', errors: [] } }), { times: 1 })
  await page.goto('/judge/security')
  const section = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(section.getByRole('alert')).toHaveText('Your sessions could not be loaded.')
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect(section.getByText('This session')).toBeVisible()
})
