/** Where somebody is signed in, and how they sign out everywhere else (trust row 4). Accounts of their own: the demo accounts stay as they are. */
import { ROLES } from '#contracts/roles.ts'
import { barriers } from '../../support/browser/axe.ts'
import { hold } from '../../support/browser/hold.ts'
import { loseAnswer } from '../../support/browser/lose-answer.ts'
import { DEMO_PASSWORD, newAccount, sessionOf, signInAs } from '../../support/browser/sign-in.ts'
import { expect, test } from '../../support/browser/test.ts'

// A wrong password is refused, and one answer is lost on purpose.
test.use({ expectedProblems: /status of 422|ERR_FAILED/ })

const AREA = { admin: 'admin', intern: 'users', judge: 'judge' } as const

for (const role of ROLES)
  test(`the ${role} sees where they are signed in, and signs out everywhere else by the password`, async ({ page, request }) => {
    const { email } = await newAccount(role)
    await signInAs(page, role, email)
    await page.goto(`/${role}/security`)
    const section = page.getByRole('region', { name: 'Where you are signed in' })
    const [listed, out] = [section.getByRole('listitem'), section.getByRole('button', { name: 'Sign out everywhere else' })]
    await expect(section).toContainText(`You are signed in as ${email}.`)
    await expect(listed).toHaveCount(1)
    await expect(listed).toContainText('This session')
    await expect(out).toHaveCount(0)

    const elsewhere = await sessionOf(role, email)
    const callElsewhere = async () => (await request.get(`/api/${AREA[role]}/sessions`, { headers: { authorization: `Bearer ${elsewhere}` } })).status()
    expect(await callElsewhere()).toBe(200)
    await page.reload()
    await expect(listed).toHaveCount(2)
    await expect(section.getByText('This session')).toHaveCount(1)
    // High enough that the page doesn't scroll between the two clicks of a double click, whose second must not undo the first.
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

    await section.getByLabel('Your password').fill(DEMO_PASSWORD)
    await section.getByRole('button', { name: 'End the other sessions', exact: true }).click()
    await expect(page.getByText('You are signed out everywhere else')).toBeVisible()
    await expect(section.getByRole('heading')).toBeFocused()
    await expect(listed).toHaveCount(1)
    await expect(out).toHaveCount(0)
    expect(await callElsewhere()).toBe(401)
    expect(await barriers(page, { within: 'main' })).toEqual([])
  })

test('a refusal is not missed by who presses the button above it meanwhile', async ({ page }) => {
  const { email } = await newAccount('judge')
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

test('where the answer is lost, the page says so, and the list shows which sessions are left', async ({ page }) => {
  const { email } = await newAccount('judge')
  await sessionOf('judge', email)
  await signInAs(page, 'judge', email)
  await page.goto('/judge/security')
  const section = page.getByRole('region', { name: 'Where you are signed in' })
  await section.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await section.getByLabel('Your password').fill(DEMO_PASSWORD)
  await loseAnswer(page, '/api/judge/sessions/end-others')
  const listed = await hold(page, '/api/judge/sessions')
  await page.keyboard.press('Enter')
  await expect(section.getByRole('alert')).toHaveText('No answer came, so the other sessions may or may not have ended: the list shows which are left.')
  listed()
  await expect(section.getByRole('listitem')).toHaveCount(1)
})

test('where the sessions can’t be loaded, the page says so and tries again', async ({ page }) => {
  await signInAs(page, 'judge', (await newAccount('judge')).email)
  await page.route('**/api/judge/sessions', (route) => route.fulfill({ status: 422, json: { error: 'No', errors: [] } }), { times: 1 })
  await page.goto('/judge/security')
  const section = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(section.getByRole('alert')).toHaveText('Your sessions could not be loaded.')
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect(section.getByText('This session')).toBeVisible()
})
