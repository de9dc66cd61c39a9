/** An admin's second factor, from the first code to the last (trust row 6). Accounts of their own: the demo accounts stay as they are. */
import { Secret, TOTP } from 'otpauth'
import { barriers } from '../../support/browser/axe.ts'
import { loseAnswer } from '../../support/browser/lose-answer.ts'
import { scanned } from '../../support/browser/qr.ts'
import { DEMO_PASSWORD, newAccount, signInAs } from '../../support/browser/sign-in.ts'
import { expect, test } from '../../support/browser/test.ts'

// Expected refusals: a wrong password or code, and the sign-in that asks for a code. Some answers are lost on purpose.
test.use({ expectedProblems: /status of (?:401|409|422)|ERR_FAILED/ })

test('two-step sign-in is turned on with a password and a code, signs in, and is turned off', async ({ page }) => {
  test.slow()
  const { email } = await newAccount('admin')
  await signInAs(page, 'admin', email)
  await page.goto('/admin/security')
  await expect(page.getByText('Off', { exact: true })).toBeVisible()

  await page.getByLabel('Your password').fill('not my password')
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByText('This is not your password')).toBeVisible()
  await expect(page.getByLabel('Your password')).toBeFocused()
  await page.getByLabel('Your password').fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = (await page.locator('.security-key').textContent())!.replaceAll(' ', '')
  const address = new URL(await scanned(page.getByRole('img', { name: /QR code/ })))
  expect([address.protocol, address.hostname, address.searchParams.get('secret')]).toEqual(['otpauth:', 'totp', secret])
  expect(decodeURIComponent(address.pathname)).toContain(email)
  expect(await barriers(page, { within: 'main' })).toEqual([])
  // No recovery code can be meant yet: a phone shows its digits.
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAttribute('inputmode', 'numeric')
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
  // What to do if the codes are lost, or the page was left too early.
  await expect(page.getByText('10 recovery codes are left. For new ones, turn it off and on again.')).toBeVisible()
  const heading = page.getByRole('heading', { name: 'Two-step sign-in' })
  await expect(heading).toBeFocused()
  expect(await barriers(page, { within: 'main' })).toEqual([])

  await page.evaluate(() => localStorage.clear())
  await page.goto('/admin/login')
  await page.getByLabel('Username or email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(codes[0]!)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/admin/dashboard')

  await page.goto('/admin/security')
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
  await page.getByLabel('Your password').fill(DEMO_PASSWORD)
  await page.getByRole('textbox', { name: 'Code' }).fill(codes[1]!)
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Two-step sign-in is off')).toBeVisible()
  await expect(page.getByText('Off', { exact: true })).toBeVisible()
  await expect(heading).toBeFocused()
})

test('a step whose answer was lost is not said to be undone, nor what another tab has done', async ({ page, context }) => {
  test.slow()
  const { email } = await newAccount('admin')
  await signInAs(page, 'admin', email)
  await page.goto('/admin/security')
  const other = await context.newPage()
  await other.goto('/admin/security')
  await expect(other.getByText('Off', { exact: true })).toBeVisible()
  const heading = page.getByRole('heading', { name: 'Two-step sign-in' })

  await page.getByLabel('Your password').fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  const secret = Secret.fromBase32((await page.locator('.security-key').textContent())!.replaceAll(' ', ''))
  await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret }).generate())
  await loseAnswer(page, '/api/admin/second-factor/confirm')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('On', { exact: true })).toBeVisible()
  await expect(page.getByText('If you have not kept its recovery codes, they can’t be shown again.')).toBeVisible()
  await expect(heading).toBeFocused()

  await other.getByLabel('Your password').fill(DEMO_PASSWORD)
  await other.keyboard.press('Enter')
  await expect(other.getByText('On', { exact: true })).toBeVisible()
  await expect(other.getByText('Two-step sign-in is on already.')).toBeVisible()
  await other.close()

  await page.getByLabel('Your password').fill(DEMO_PASSWORD)
  await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 }))
  await loseAnswer(page, '/api/admin/second-factor/end')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Two-step sign-in is off')).toBeVisible()
  await expect(page.getByText('Off', { exact: true })).toBeVisible()
  await expect(heading).toBeFocused()
})

test('the page shows what it has said, also where the state can’t be asked for again', async ({ page }) => {
  test.slow()
  await signInAs(page, 'admin', (await newAccount('admin')).email)
  await page.goto('/admin/security')
  await page.getByLabel('Your password').fill(DEMO_PASSWORD)
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

  await page.getByLabel('Your password').fill(DEMO_PASSWORD)
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Two-step sign-in is off')).toBeVisible()
  await expect(page.getByText('Off', { exact: true })).toBeVisible()
})
