/** The first password, chosen after an invitation, and a new one after a reset: decisions "Staff"; trust rows 6 and 7. */
import { newLink } from '#server/auth/links.ts'
import { newIntern, signIn } from '../../support/browser/interns.ts'
import { forgetLimits, query } from '../../support/browser/database.ts'
import { hold } from '../../support/browser/hold.ts'
import { loseAnswer } from '../../support/browser/lose-answer.ts'
import { stands } from '../../support/browser/said.ts'
import { expectAmongWords, noteWords } from '../../support/browser/seen.ts'
import { signInAs } from '../../support/browser/sign-in.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /status of (403|404|422|429)|ERR_FAILED/, reducedMotion: 'reduce' })
test.beforeEach(() => forgetLimits())

/** A link to another password, of an intern of its own. */
const newReset = async () => {
  const { email, id } = await newIntern()
  const { secret, hash, purpose, expiresAt } = newLink('reset')
  await query('insert into account_links (secret_hash, account_id, purpose, expires_at) values ($1, $2, $3, $4)', [hash, id, purpose, expiresAt])
  return { email, secret }
}
const TOO_MANY = { status: 429, json: { error: 'Too many attempts. Please try again later.', errors: [] } }

test('a judge is invited, chooses a password by the link that was handed over, and signs in with it', async ({ page }) => {
  const email = `invited-${Date.now()}@test.example`
  await signInAs(page, 'admin')
  await noteWords(page, '.toast-text')
  await page.goto(`/admin/dashboard?judges.search=${email}`)
  const form = page.getByRole('form', { name: 'Add New Judge' })
  await form.getByLabel('Email').fill(`  ${email.toUpperCase()} `)
  const reloaded = page.waitForEvent('load')
  await form.getByRole('button', { name: 'Add Judge' }).click()
  await expect(page.getByText(`Judge with the email ${email} has been added successfully`)).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveValue('')
  await reloaded
  // After the automatic reload the link is still there, and so is the toast.
  await expect(page.getByLabel(`Invitation for ${email}`)).toBeFocused()
  await expectAmongWords(page, '.toast-text', `Judge with the email ${email} has been added successfully`)
  const link = await page.getByLabel(`Invitation for ${email}`).inputValue()
  expect(link).toMatch(/\/account#[\w-]{43}$/)
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Invited')

  await page.goto(link)
  await expect(page.getByText('You have been invited to the judge portal')).toContainText(email)
  expect(page.url(), 'the secret leaves the address bar').not.toContain('#')
  const chosen = page.getByLabel('New password')
  // For password managers, which need the account's name.
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(email)
  await chosen.fill('too short')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Please use at least 15 characters')).toBeVisible()
  await chosen.fill('passwordpassword')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('main').getByText(/easy to guess/)).toBeVisible()
  await page.reload()
  await chosen.fill('seven herons over the mere')
  const letGo = await hold(page, '/api/account/password')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible()
  // The field is inert: what is typed now would not be in the sent password.
  await chosen.focus()
  await page.keyboard.type('s')
  await expect(chosen).toHaveValue('seven herons over the mere')
  letGo()
  await expect(page).toHaveURL('/judge/login')
  await expect(page.getByText('Your password is set. Please sign in with it.')).toBeVisible()

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('seven herons over the mere')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/judge/dashboard')
  await page.goto(link)
  await expect(page.getByText('This link can’t be used.')).toBeVisible()
  const ways = { 'ask for another link': '/forgot-password', admin: '/admin/login', intern: '/intern/login', judge: '/judge/login' }
  for (const [name, address] of Object.entries(ways)) await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
  expect(await query('select 1 from accounts where email = $1 and role = $2 and password_hash is not null', [email, 'judge'])).toHaveLength(1)
})

test('an admin hands over a link to another password', async ({ page }) => {
  const { email } = await newIntern()
  await signInAs(page, 'admin')
  await page.goto(`/admin/dashboard?users.search=${email}`)
  await page.getByRole('row', { name: new RegExp(email) }).getByRole('button', { name: 'Reset password' }).click()
  await expect(stands(page, 'Pass on this link to a new password for the intern portal yourself')).toContainText(email)
  await page.goto(await page.getByLabel(`Link for ${email} as intern`).inputValue())
  await expect(page.getByText('You can choose a new password for the intern portal')).toContainText(email)
  await page.getByLabel('New password').fill('nine cranes over the mere')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL('/intern/login')
  await signIn(page, email, 'nine cranes over the mere')
  await expect(page).toHaveURL('/intern/dashboard')
})

test('where no mail goes out, whoever presses far below is told where the link is', async ({ page }) => {
  const { email } = await newIntern()
  await signInAs(page, 'admin')
  await page.goto(`/admin/dashboard?users.search=${email}`)
  await page.getByRole('row', { name: new RegExp(email) }).getByRole('button', { name: 'Reset password' }).press('Enter')
  await expect(page.getByText(`${email} gets no email from here: the link to pass on is at the top of the page`)).toBeVisible()
  await expect(page.getByLabel(`Link for ${email} as intern`)).toHaveValue(/\/account#[\w-]{43}$/)
})

test('whoever was signed in when they chose another password signs in with it, and is told nothing else', async ({ page }) => {
  const { email, secret } = await newReset()
  await signInAs(page, 'intern', email)
  await page.goto(`/account#${secret}`)
  await page.getByLabel('New password').fill('seven herons over the mere')
  await page.getByLabel('New password').press('Enter')
  await page.waitForURL('**/intern/login')
  await expect(page.getByText('Your password is set. Please sign in with it.')).toBeVisible()
  await expect(page).toHaveURL('/intern/login')
  await signIn(page, email, 'seven herons over the mere')
})

test('whoever hears nothing of the password that they chose is told that it may be theirs', async ({ page }) => {
  const { email, secret } = await newReset()
  await page.goto(`/account#${secret}`)
  await loseAnswer(page, '/api/account/password')
  await page.getByLabel('New password').fill('seven herons over the mere')
  await page.getByLabel('New password').press('Enter')
  await expect(page.getByRole('alert')).toContainText('the password may or may not have been saved. Please try to sign in with it')
  await signIn(page, email, 'seven herons over the mere')
})

test('a password that the browser sends again by itself, because its line broke before the answer, is set', async ({ page }) => {
  const { email, secret } = await newReset()
  await page.goto(`/account#${secret}`)
  // As Chromium does on a connection that it has used before.
  await page.route('**/api/account/password', async (route) => {
    await route.fetch()
    await route.fulfill({ response: await route.fetch() })
  }, { times: 1 })
  await page.getByLabel('New password').fill('seven herons over the mere')
  await page.getByLabel('New password').press('Enter')
  await expect(page.getByText('Your password is set. Please sign in with it.')).toBeVisible()
  await signIn(page, email, 'seven herons over the mere')
})

test('Enter that is held down asks for a link once, also after a refusal', async ({ page }) => {
  let asked = 0
  await page.route('**/api/account/forgot', (route) => { asked += 1; return route.fulfill({ status: 403, json: { error: 'Refused.', errors: [] } }) })
  await page.goto('/forgot-password?role=intern')
  await page.getByLabel('Email').fill('intern@brightmere.example')
  await page.keyboard.down('Enter')
  const send = page.getByRole('button', { name: 'Send link' })
  await expect(page.getByRole('alert')).toHaveText('Refused.')
  await expect(send).toBeFocused()
  // Still held.
  await page.keyboard.down('Enter')
  await expect(send).toBeEnabled()
  expect(asked).toBe(1)
  await page.keyboard.up('Enter')
})

test('a link that the server has not looked at is not said to be over, nor one whose password it has not taken', async ({ page }) => {
  const { secret } = await newReset()
  await page.goto('/account#not-whole')
  await expect(page.getByText('This link can’t be used.')).toBeVisible()
  await page.route('**/api/account/link', (route) => route.fulfill(TOO_MANY), { times: 1 })
  // A new fragment on a page that is open already.
  await page.goto(`/account#${secret}`)
  await expect(page.getByRole('alert')).toHaveText('The server could not be reached.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.route('**/api/account/password', (route) => route.fulfill(TOO_MANY), { times: 1 })
  await page.getByLabel('New password').fill('seven herons over the mere')
  await page.getByLabel('New password').press('Enter')
  await expect(page.getByRole('alert')).toHaveText(TOO_MANY.json.error)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL('/intern/login')
})

test('whoever asks for another password is told that it is on its way, and led back to their sign-in; or why not', async ({ page }) => {
  await page.goto('/forgot-password?role=judge')
  await page.route('**/api/account/forgot', (route) => route.fulfill(TOO_MANY), { times: 1 })
  await page.getByLabel('Email').fill(`nobody-${Date.now()}@test.example`)
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByRole('alert')).toHaveText(TOO_MANY.json.error)
  await expect(page.getByRole('button', { name: 'Send link' })).toBeFocused()
  const letGo = await hold(page, '/api/account/forgot')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeFocused()
  const email = await page.getByLabel('Email').inputValue()
  await page.getByLabel('Email').focus()
  await page.keyboard.type('Lost.')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  letGo()
  const said = page.getByRole('status').filter({ hasText: 'If there is such an account, a link to choose a new password is on its way.' })
  await expect(said).toBeFocused()
  await expect(said.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/judge/login')
})

test('whoever forgot the password is told which field is missing', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('judge@brightmere.example')
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByLabel('Portal')).toBeFocused()
  await expect(page.getByLabel('Portal')).toHaveAccessibleDescription('Please choose your portal')
  await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Portal').selectOption('judge')
  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel('Email').press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
})
