/** The top navigation of every page: spec section 2 "Top navigation", decisions "Routes". On a phone: header-phone.spec.ts; for judges: header-judge.spec.ts. */
import { STATED_POSTINGS } from '../support/content.ts'
import { servicePath } from '../support/firm.ts'
import { DESKTOP, expectAtTop, expectWhole, header, menuOf, withPostings } from '../support/browser/header.ts'
import { expect, test } from '../support/browser/test.ts'

const postings = Object.entries(STATED_POSTINGS).map(([slug, [title]]) => [title, `/careers/${slug}`])
const stated = [
  ['HOME', '/'],
  ['ABOUT US', '/about-us'],
  ['NEWS', [['All News', '/news'], ['AI Launch', '/news/ai']]],
  ['SERVICES', [['Investment', servicePath('investment')], ['Consulting', servicePath('consulting')], ['Loan', servicePath('loan')]]],
  ['CAREERS', postings],
]
/** Whether an editor may have added the link: postings, and articles in the menu. */
const isAdded = (href: string) => /^\/(careers|news)\//.test(href) && !JSON.stringify(stated).includes(`"${href}"`)

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP })

  test('names every link of the specification, each dropdown its own', async ({ page }) => {
    await page.goto('/')
    const menu = await menuOf(page)
    expect(menu.map(([label, links]) => [label, typeof links === 'string' ? links : links.filter(([, href]) => !isAdded(href))])).toEqual(stated)
    await expect(header(page).getByRole('link', { name: 'CONTACT US' })).toHaveAttribute('href', '/contact')
    await expect(header(page).getByRole('link', { name: 'Track my application' })).toHaveAttribute('href', '/track-my-application')
  })

  test('stays at the top, is transparent at first and solid once the page is scrolled more than 10 px', async ({ page }) => {
    await page.goto('/')
    const ground = () => header(page).evaluate((element) => Number(getComputedStyle(element, '::before').opacity))
    expect(await ground()).toBe(0)
    // The page gets the scroll event a frame later.
    await page.evaluate(() => new Promise((heard) => { addEventListener('scroll', () => requestAnimationFrame(heard), { once: true }); scrollTo(0, 10) }))
    await expect(header(page)).not.toHaveClass(/scrolled/)
    await page.evaluate(() => scrollTo(0, 11))
    await expect(header(page)).toHaveClass(/scrolled/)
    await expect.poll(ground).toBe(1)
    const gradient = await header(page).evaluate((element) => getComputedStyle(element, '::before').backgroundImage)
    expect(gradient).toContain('linear-gradient')
    await expectAtTop(page)
  })

  test('is transparent over a hero, and solid from the start on a page without one', async ({ page }) => {
    for (const [path, opacity] of [['/about-us', '0'], ['/services', '0'], ['/privacy', '1']] as const) {
      await page.goto(path)
      expect(await header(page).evaluate((element) => getComputedStyle(element, '::before').opacity), path).toBe(opacity)
    }
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
    // A place without a link in any slide.
    await page.mouse.click(1400, 450)
    await expect(loan).toBeHidden()
    // A double click leaves it open, too.
    await page.getByRole('button', { name: 'SERVICES' }).dblclick()
    await expect(loan).toBeVisible()
  })

  test('closes on a press beside it within the header too, which no mouse that leaves has closed before', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'NEWS' }).press('Enter')
    const all = page.getByRole('link', { name: 'All News' })
    await expect(all).toBeVisible()
    const { x, width, height } = (await header(page).locator('.brand').boundingBox())!
    await page.mouse.click(x + width + 20, height)
    await expect(all).toBeHidden()
  })

  test('closes the dropdown after a link is chosen', async ({ page }) => {
    await page.goto('/')
    const news = page.getByRole('button', { name: 'NEWS' })
    await news.click()
    await expect(news).toHaveAttribute('aria-expanded', 'true')
    // Stays on the page: on the next one every dropdown would be closed anyway.
    await page.evaluate(() => { addEventListener('click', (event) => { event.preventDefault() }) })
    await page.getByRole('link', { name: 'All News' }).click()
    await expect(page).toHaveURL('/')
    await expect(news).toHaveAttribute('aria-expanded', 'false')
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

  test('a mouse that leaves a dropdown closes it, but not around the keyboard’s focus', async ({ page }) => {
    await page.goto('/')
    const services = page.getByRole('button', { name: 'SERVICES' })
    const investment = header(page).getByRole('link', { name: 'Investment', exact: true })
    await services.hover()
    await expect(investment).toBeVisible()
    await page.mouse.move(700, 700)
    await expect(investment).toBeHidden()
    await services.press('Enter')
    await page.keyboard.press('Tab')
    await services.hover()
    await page.mouse.move(700, 700)
    await expect(investment).toBeFocused()
    await expect(investment).toBeVisible()
    // Another dropdown opens instead: the focus goes to the closed one's button.
    await page.getByRole('button', { name: 'NEWS' }).hover()
    await expect(investment).toBeHidden()
    await expect(services).toBeFocused()
  })

  test('a link that opens elsewhere closes its dropdown, and hands the focus to its button', async ({ page, context }) => {
    await page.goto('/')
    const services = page.getByRole('button', { name: 'SERVICES' })
    await services.press('Enter')
    await page.keyboard.press('Tab')
    const opened = context.waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    await opened
    await expect(header(page).getByRole('link', { name: 'Investment', exact: true })).toBeHidden()
    await expect(services).toBeFocused()
  })

  test('says of each of its pages that one is there', async ({ page }) => {
    for (const path of ['/', '/about-us', '/news', '/contact', '/track-my-application', '/search']) {
      await page.goto(path)
      await expect(header(page).locator('[aria-current=page]')).toHaveAttribute('href', path)
    }
    // The home page's other address is marked as the current page, too.
    await page.goto('/home')
    await expect(header(page).locator('[aria-current=page]')).toHaveAttribute('href', '/')
  })

  test('animates its dropdowns for 0.2 s', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    const list = page.locator('[data-dropdown] ul').first()
    expect(await list.evaluate((element) => getComputedStyle(element).transitionDuration.split(', '))).toContain('0.2s')
  })
})

test('Escape closes what a mouse opened, and leaves the focus in the field that has it', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/contact')
  await page.getByRole('textbox', { name: 'Full name' }).focus()
  await page.getByRole('button', { name: 'NEWS' }).hover()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'NEWS' })).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeFocused()
})

test('on a laptop every posting of a long menu can be reached, and read to the end of its title', async ({ page }) => {
  await page.setViewportSize({ width: 1120, height: 625 })
  await page.goto('/privacy')
  const last = await withPostings(page, 14)
  await page.getByRole('button', { name: 'CAREERS' }).click()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  await expectWhole(last)
})

test('in forced colours no text shows through the header, and a dropdown has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/privacy')
  const edges = await page.locator('[data-dropdown] ul').first().evaluate((list) => { const { borderLeftColor, borderBottomColor } = getComputedStyle(list); return [borderLeftColor, borderBottomColor] })
  for (const edge of edges) expect(edge).toMatch(/^rgb\(/)
  expect(await header(page).evaluate((element) => getComputedStyle(element, '::before').backgroundColor)).toMatch(/^rgb\(/)
  // axe assumes that the page's own colours are shown.
  await page.emulateMedia({ forcedColors: 'none' })
})
