/** The top navigation of every page: spec section 2 "Top navigation", decisions "Routes". */
import type { Page } from '@playwright/test'
import { site } from '#site/config.ts'
import { networks, place, servicePath } from '../support/firm.ts'
import { expect, test } from '../support/test.ts'

const header = (page: Page) => page.getByRole('banner')
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** Keeps a judge's token that is `ago` milliseconds old, as the browser does after a sign-in. */
const keepJudge = (page: Page, ago: number) => page.evaluate((at) => { localStorage.setItem('judgeToken', 't'); localStorage.setItem('judgeTokenTimestamp', String(at)) }, Date.now() - ago)

test.describe('on a wide screen', () => {
  test.use({ viewport: desktop })

  test('names every link of the specification', async ({ page }) => {
    await page.goto('/')
    const hrefs = await header(page).getByRole('link', { includeHidden: true }).evaluateAll((links) => links.map((link) => [link.textContent.trim(), link.getAttribute('href')]))
    expect(Object.fromEntries(hrefs)).toMatchObject({
      'HOME': '/', 'ABOUT US': '/about-us', 'All News': '/news', 'AI Launch': '/news/ai',
      'Investment': servicePath('investment'), 'Consulting': servicePath('consulting'), 'Loan': servicePath('loan'),
      'Investment Analyst': '/careers/investment-analyst', 'Consulting Specialist': '/careers/consulting-specialist',
      'Loan Officer': '/careers/loan-officer', 'Business Development Specialist': '/careers/business-development-specialist',
      'Marketing Specialist': '/careers/marketing-specialist', 'Technology Specialist': '/careers/technology-specialist',
      'CONTACT US': '/contact', 'Track my application': '/track-my-application',
    })
  })

  test('is transparent at first and solid once the page is scrolled more than 10 px', async ({ page }) => {
    await page.goto('/')
    const ground = () => header(page).evaluate((element) => Number(getComputedStyle(element, '::before').opacity))
    expect(await ground()).toBe(0)
    await page.evaluate(() => scrollTo(0, 10))
    expect(await ground()).toBe(0)
    await page.evaluate(() => scrollTo(0, 11))
    await expect.poll(ground).toBe(1)
    const gradient = await header(page).evaluate((element) => getComputedStyle(element, '::before').backgroundImage)
    expect(gradient).toContain('linear-gradient')
  })

  test('is solid from the start on a page without a hero', async ({ page }) => {
    await page.goto('/privacy')
    expect(await header(page).evaluate((element) => getComputedStyle(element, '::before').opacity)).toBe('1')
  })

  test('opens a dropdown by hover and by click, one at a time, and closes it on an outside click', async ({ page }) => {
    await page.goto('/')
    const all = page.getByRole('link', { name: 'All News' })
    const loan = header(page).getByRole('link', { name: 'Loan', exact: true })
    await page.getByRole('button', { name: 'NEWS' }).hover()
    await expect(all).toBeVisible()
    await page.getByRole('button', { name: 'SERVICES' }).click()
    await expect(loan).toBeVisible()
    await expect(all).toBeHidden()
    await page.mouse.click(300, 700)
    await expect(loan).toBeHidden()
  })

  test('closes the dropdown after a link is chosen', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'NEWS' }).click()
    await page.getByRole('link', { name: 'All News' }).click()
    await expect(page).toHaveURL(/\/news$/)
    await page.mouse.move(300, 700)
    await expect(page.getByRole('button', { name: 'NEWS' })).toHaveAttribute('aria-expanded', 'false')
  })

  test('works by keyboard: Enter opens, Tab walks, Escape closes and keeps the place', async ({ page }) => {
    await page.goto('/')
    const services = page.getByRole('button', { name: 'SERVICES' })
    await services.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(header(page).getByRole('link', { name: 'Investment', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(services).toBeFocused()
    await expect(services).toHaveAttribute('aria-expanded', 'false')
  })

  test('animates its dropdowns for 0.2 s', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    const list = page.locator('[data-dropdown] ul').first()
    expect(await list.evaluate((element) => getComputedStyle(element).transitionDuration.split(', '))).toContain('0.2s')
  })

  test('shows Track my application only while no judge is signed in, and forgets an expired judge', async ({ page }) => {
    await page.goto('/')
    const track = header(page).getByRole('link', { name: 'Track my application' })
    await expect(track).toBeVisible()
    await keepJudge(page, 60_000)
    await page.reload()
    await expect(track).toBeHidden()
    await keepJudge(page, 3_600_001 + 60_000)
    await page.reload()
    await expect(track).toBeVisible()
    expect(await page.evaluate(() => [localStorage.getItem('judgeToken'), localStorage.getItem('judgeTokenTimestamp')])).toEqual([null, null])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('forgets an expired judge as well, and keeps the button from one whose window becomes wide', async ({ page }) => {
    await page.goto('/')
    const isKept = () => page.evaluate(() => 'judgeToken' in localStorage)
    await keepJudge(page, 3_600_001 + 60_000)
    await page.reload()
    await expect.poll(isKept).toBe(false)
    await keepJudge(page, 60_000)
    await page.reload()
    await expect(header(page).locator('[data-track]')).toHaveAttribute('hidden')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(header(page).getByRole('link', { name: 'ABOUT US' })).toBeVisible()
    await expect(header(page).locator('[data-track]')).toBeHidden()
    expect(await isKept()).toBe(true)
  })

  test('opens a menu with a toggle, without Track my application', async ({ page }) => {
    await page.goto('/')
    const about = header(page).getByRole('link', { name: 'ABOUT US' })
    await expect(about).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(about).toBeVisible()
    await expect(header(page).getByRole('link', { name: 'CONTACT US' })).toBeVisible()
    await expect(header(page).getByRole('link', { name: 'Track my application' })).toBeHidden()
    await page.getByRole('button', { name: 'CAREERS' }).tap()
    await expect(page.getByRole('link', { name: 'Loan Officer', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'NEWS' }).tap()
    await expect(page.getByRole('link', { name: 'Loan Officer', exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(about).toBeHidden()
  })
})

test('on a phone the keyboard comes to what stands first, first', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/about-us')
  await header(page).getByRole('link', { name: site.name }).focus()
  await page.keyboard.press('Tab')
  await expect(header(page).getByRole('link', { name: 'Search' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(header(page).getByRole('link', { name: 'HOME' })).toBeFocused()
})

test('on a phone the menu is out of the way of whoever walks on', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await header(page).getByRole('link', { name: 'CONTACT US' }).focus()
  while (await header(page).locator(':focus').count()) await page.keyboard.press('Tab')
  await expect(header(page).getByRole('link', { name: 'CONTACT US' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')
})

test('Escape closes what a mouse opened, and leaves the focus in the field that has it', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/contact')
  await page.getByRole('textbox', { name: 'Full name' }).focus()
  await page.getByRole('button', { name: 'NEWS' }).hover()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'NEWS' })).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused()
})

test('in forced colours no text shows through the header', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/privacy')
  expect(await header(page).evaluate((element) => getComputedStyle(element, '::before').backgroundColor)).toMatch(/^rgb\(/)
  // axe takes the colours of the page for those that are shown.
  await page.emulateMedia({ forcedColors: 'none' })
})

test('every path change starts at the top, by Back too', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => scrollTo(0, 1500))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(/about-us$/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a reload is no path change: it keeps the place, and Back from the next page still starts at the top', async ({ page }) => {
  const place = () => page.evaluate(() => scrollY)
  await page.goto('/privacy')
  await page.evaluate(() => scrollTo(0, 1500))
  for (let times = 0; times < 2; times++) {
    await page.reload()
    await expect.poll(place).toBe(1500)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(/about-us$/)
  await page.goBack()
  await expect(page).toHaveURL(/privacy$/)
  await expect.poll(place).toBe(0)
})

test('a reload of a page that is laid out part by part begins at its top: the place is not there yet', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => scrollTo(0, 1500))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
  await page.reload()
  expect(await page.evaluate(() => [history.scrollRestoration, scrollY])).toEqual(['manual', 0])
})

test('Back from a place in the page returns to where one was; from another page it starts at the top all the same', async ({ page }) => {
  const place = () => page.evaluate(() => scrollY)
  await page.goto(servicePath('loan'))
  await page.evaluate(() => scrollTo(0, 150))
  await expect.poll(place).toBe(150)
  await page.getByRole('link', { name: 'Apply for a Loan' }).click()
  await expect(page).toHaveURL(/#apply$/)
  await expect.poll(place).toBeGreaterThan(1000)
  await page.goBack()
  await expect.poll(place).toBe(150)
  await page.getByRole('link', { name: 'Apply for a Loan' }).click()
  await expect.poll(place).toBeGreaterThan(1000)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(/about-us$/)
  await page.evaluate(() => history.go(-2))
  await expect(page).toHaveURL(servicePath('loan'))
  await page.waitForLoadState()
  await expect.poll(place).toBe(0)
})

test('the footer holds the quick links, the place, the social links and the copyright line', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const quick = footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link')
  expect(await quick.evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual([
    ['Home', '/'], ['About Us', '/about-us'], ['Loans', servicePath('loan')], ['Investment', servicePath('investment')],
    ['Consulting', servicePath('consulting')], ['Contact', '/contact'],
  ])
  await expect(footer).toContainText(place)
  await expect(footer).toContainText(`© ${site.copyrightYear}`)
  for (const name of networks) await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  await expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms')
})
