/** Every form without JavaScript: on to a thank-you page, or back with errors and values (decisions "Forms"). */
import { forgetLimits, query, submissionsFrom } from '../support/browser/database.ts'
import { pdf } from '../support/files.ts'
import { application, button, contact, fillings, formOf, newEmail } from '../support/browser/fillings.ts'
import { expect, test } from '../support/browser/test.ts'

test.use({ javaScriptEnabled: false, expectedProblems: /status of 422/ })
test.beforeEach(() => forgetLimits())

for (const filling of fillings)
  test(`${filling.id} is stored, and leads to the thank-you page`, async ({ page }) => {
    const email = newEmail()
    await page.goto(filling.path)
    await filling.fill(page, email)
    await button(page, filling).click()
    await expect(page).toHaveURL(`/thanks?form=${filling.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. It has arrived.')
    expect((await submissionsFrom(email)).map((row) => [row.form_id, row.spam])).toEqual([[filling.id, false]])
  })

test('the carousel has no buttons that nothing would answer', async ({ page }) => {
  await page.goto('/home')
  const carousel = page.getByRole('region', { name: 'Our services at a glance' })
  await expect(carousel.getByRole('heading')).not.toHaveCount(0)
  await expect(carousel.getByRole('button')).toHaveCount(0)
})

test('a plan that was chosen by its button is asked for again: the address says it to scripts alone', async ({ page }) => {
  await page.goto('/membership')
  await page.getByRole('link', { name: 'Choose Essential' }).click()
  const words = page.getByRole('main').locator('noscript p')
  await expect(words).toBeVisible()
  await expect(words).toHaveText('Please check the plan: Professional is chosen to begin with.')
})

test('the header’s words lie over no others, however far one scrolls', async ({ page }) => {
  await page.goto('/about-us')
  await page.evaluate(() => { scrollTo(0, 900) })
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

test.describe('a form that only the server finds wrong', () => {
  test('comes back in the firm’s look, with values and errors, and is stored once put right', async ({ page }) => {
    const email = newEmail()
    await page.goto(contact.path)
    await contact.fill(page, email)
    await page.getByLabel('Full name').fill('   ')
    await button(page, contact).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not sent yet')
    await expect(page.getByText('What you typed is kept below. Please check what is marked, and send it again.')).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const name = page.getByLabel('Full name')
    await expect(name).toHaveAccessibleDescription('Please enter your full name')
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Thank you.\nYours, Ada')
    await expect(name).toHaveCSS('min-height', '52px')
    await expect(page.getByRole('main').getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
    expect(await submissionsFrom(email)).toEqual([])

    await page.getByRole('link', { name: 'Please enter your full name' }).click()
    await expect(page).toHaveURL(/#contact-name$/)
    await name.fill('Ada Byron')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page).toHaveURL('/thanks?form=contact')
    expect((await submissionsFrom(email)).map((row) => row.data)).toEqual([
      { name: 'Ada Byron', email, query: 'Feedback', message: 'Thank you.\nYours, Ada' },
    ])
  })

  test('also when the browser’s own rules were passed by', async ({ page }) => {
    const form = { name: 'Ada', email: 'ada@', query: 'Feedback', message: 'Hello.' }
    const answer = await page.request.post('/api/forms/contact', { form, headers: { accept: 'text/html' } })
    expect(answer.status()).toBe(422)
    expect(answer.headers()['content-security-policy']).toBe("frame-ancestors 'none'")
    const text = await answer.text()
    expect(text).toContain('Please enter a valid email address')
    expect(text).toContain('value="ada@"')
  })
})

test.describe('an application with a resume', () => {
  test('asks for the file again, says why, and is stored with it', async ({ page }) => {
    const email = newEmail()
    await page.goto(application.path)
    await application.fill(page, email)
    await page.getByLabel('Resume').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a PDF') })
    await button(page, application).click()
    await expect(page.getByLabel('Resume')).toHaveAccessibleDescription(/please choose it again.*The content of this file is not that of a PDF, DOC or DOCX file/)
    await page.getByLabel('Resume').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf(100_000) })
    await formOf(page, application).getByRole('button', { name: 'Submit application' }).click()
    await expect(page).toHaveURL(`/thanks?form=${application.id}`)
    const files = await query<{ name: string; size: number }>("select f.name, f.size from submission_files f join submissions s on s.id = f.submission_id where s.data->>'email' = $1", [email])
    expect(files).toEqual([{ name: 'cv.pdf', size: 100_000 }])
  })
})

test('the frame of that page is a page of its own, kept from search engines', async ({ page }) => {
  await page.goto('/form-again')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('one dropdown is open at a time for a mouse, and one for the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/about-us')
  const group = (name: string) => page.getByRole('banner').getByRole('button', { name })
  const [services, careers] = ['Loan', 'Loan Officer'].map((name) => page.getByRole('banner').getByRole('link', { name, exact: true }))
  await group('CAREERS').click()
  await expect(careers!).toBeVisible()
  await group('SERVICES').hover()
  await expect(services!).toBeVisible()
  await expect(careers!).toBeHidden()
  await page.mouse.move(700, 800)
  await expect(services!).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(group('CAREERS')).toBeFocused()
  await expect(careers!).toBeVisible()
})

for (const [width, how] of [[390, 'tapped'], [1440, 'pointed at']] as const) {
  test(`the menu opens at ${width} px where it is ${how}, and leads on`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/about-us')
    const header = page.getByRole('banner')
    const careers = header.getByRole('link', { name: 'Loan Officer' })
    await expect(careers).toBeHidden()
    if (width < 1120) await header.getByRole('button', { name: 'Menu' }).click()
    const group = header.getByRole('button', { name: 'CAREERS' })
    await (width < 1120 ? group.click() : group.hover())
    await careers.click()
    await expect(page).toHaveURL(/\/careers\/loan-officer$/)
  })
}
