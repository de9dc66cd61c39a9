/** Changing the password while signed in (trust row 6). With an account of its own: the demo accounts stay as they are. */
import { randomUUID } from 'node:crypto'
import { hashPassword } from '#server/auth/passwords.ts'
import { expectAnew } from '../../support/browser/anew.ts'
import { barriers } from '../../support/browser/axe.ts'
import { query } from '../../support/browser/database.ts'
import { hold } from '../../support/browser/hold.ts'
import { stands } from '../../support/browser/said.ts'
import { sessionOf, signInAs } from '../../support/browser/sign-in.ts'
import { expect, test } from '../../support/browser/test.ts'

const PASSWORD = 'a lantern on the row'
// The server refuses a wrong password, and one that is easy to guess.
test.use({ expectedProblems: /status of 422|ERR_FAILED/ })

test('an intern changes the password by the present one, looks at either by a button that names it, and is told what is wrong beside its field', async ({ page }) => {
  const email = `change-${randomUUID().slice(0, 8)}@test.example`
  await query('insert into accounts (role, email, password_hash) values ($1, $2, $3)', ['intern', email, await hashPassword(PASSWORD)])
  await signInAs(page, 'intern', email)
  await sessionOf('intern', email)
  await page.goto('/intern/dashboard')
  await page.getByRole('link', { name: 'Security' }).click()
  const sessions = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
  const [present, next] = [page.getByLabel('Current password'), page.getByLabel('New password')]

  // Whose password it is, for a password manager.
  await expect(page.locator('form', { has: present }).locator('[autocomplete=username]')).toHaveValue(email)

  for (const [label, field] of [['current', present], ['new', next]] as const) {
    await page.getByRole('button', { name: `Show ${label} password`, exact: true }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: `Hide ${label} password`, exact: true }).click()
    await expect(field).toHaveAttribute('type', 'password')
  }
  await present.fill('not my password')
  await next.fill('paper boats at dawn')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('This is not your password')).toBeVisible()
  await expect(present).toBeFocused()

  await present.fill(PASSWORD)
  await next.fill('passwordpassword')
  await page.keyboard.press('Enter')
  await expect(stands(page, 'This is easy to guess')).toBeVisible()
  expect(await barriers(page, { within: 'main' })).toEqual([])

  // A password that is too long is refused: silently cut off, it would not be the one that was meant.
  await next.focus()
  await page.keyboard.insertText('paper boats at dawn '.repeat(7))
  await page.keyboard.press('Enter')
  await expect(stands(page, 'Please use at most 128 characters')).toBeVisible()

  await next.fill('paper boats at dawn')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password has been changed')).toBeVisible()
  await expect(present).toHaveValue('')
  await expect(page.getByRole('heading', { name: 'Password', exact: true })).toBeFocused()
  await expect(next).toHaveValue('')
  await expect(sessions).toHaveCount(1)
})

test('what is typed while a password is being changed is none of it', async ({ page }) => {
  const email = `change-${randomUUID().slice(0, 8)}@test.example`
  await query('insert into accounts (role, email, password_hash) values ($1, $2, $3)', ['judge', email, await hashPassword(PASSWORD)])
  await signInAs(page, 'judge', email)
  await page.goto('/judge/security')
  const next = page.getByLabel('New password')
  await page.getByLabel('Current password').fill(PASSWORD)
  await next.fill('paper boats at dawn')
  const letGo = await hold(page, '/api/judge/password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'One moment...' })).toBeFocused()
  await next.focus()
  await page.keyboard.type('s')
  await expect(next).toHaveValue('paper boats at dawn')
  letGo()
  await expect(page.getByText('Your password has been changed')).toBeVisible()
})

test('an answer that was lost is said to be, each time, and not that nothing was changed', async ({ page }) => {
  await signInAs(page, 'judge')
  await page.goto('/judge/security')
  await page.route('**/api/judge/password', (route) => route.abort())
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password').fill('paper boats at dawn')
  const said = page.getByRole('alert').filter({ hasText: 'No answer came, so your password may or may not have been changed.' })
  const change = () => page.getByRole('button', { name: 'Change password' }).click()
  await change()
  await expectAnew(said, change)
})
