/** The top navigation on a phone: spec section 2 "Top navigation", decisions "Routes". */
import { site } from '#site/config.ts'
import { DESKTOP, expectAtTop, expectWhole, header, keepJudge, withPostings } from '../support/browser/header.ts'
import { expect, test } from '../support/browser/test.ts'

const phone = { width: 390, height: 844 }

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
    await page.setViewportSize(DESKTOP)
    await expect(header(page).getByRole('link', { name: 'ABOUT US' })).toBeVisible()
    await expect(header(page).locator('[data-track]')).toBeHidden()
    expect(await isKept()).toBe(true)
  })

  test('stays at the top, and opens a menu with a toggle, without Track my application', async ({ page }) => {
    await page.goto('/')
    await expectAtTop(page)
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

  test('dims the page below an open menu, where a press closes the menu and does nothing else', async ({ page }) => {
    // A monitor turned on its side is narrow enough for the menu, and much taller than a phone.
    await page.setViewportSize({ width: 1080, height: 1920 })
    await page.goto('/about-us')
    // A link at the lower edge, in the dimmed part.
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/news', textContent: 'Below' })
      Object.assign(link.style, { position: 'fixed', inset: 'auto 0 0', height: '80px' })
      document.body.append(link)
    })
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.touchscreen.tap(200, 1890)
    await expect(header(page).getByRole('link', { name: 'ABOUT US' })).toBeHidden()
    await expect(page).toHaveURL('/about-us')
    await page.touchscreen.tap(200, 1890)
    await expect(page).toHaveURL('/news')
  })

  test('hears such a press on an iPhone as well, which tells of one only where something below the body listens', async ({ page, context }) => {
    await page.goto('/about-us')
    const browser = await context.newCDPSession(page)
    for (const part of ['body > header', 'body > main', 'body > footer']) {
      const { result } = await browser.send('Runtime.evaluate', { expression: `document.querySelector('${part}')` })
      const { listeners } = await browser.send('DOMDebugger.getEventListeners', { objectId: result.objectId! })
      expect(listeners.map(({ type }) => type), part).toContain('click')
    }
  })

  test('stays open after a double click, which a mouse in a narrow window can do', async ({ page }) => {
    await page.goto('/about-us')
    await page.getByRole('button', { name: 'Menu' }).dblclick()
    await expect(header(page).getByRole('link', { name: 'ABOUT US' })).toBeVisible()
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

test('on a phone the menu’s button stays on the screen, however much the browser enlarges the name of the firm', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/about-us')
  // As Firefox draws them at a font size of 200 %: twice as large as the styles say.
  await header(page).locator('.brand, .toggle, .find').evaluateAll((parts: HTMLElement[]) => parts.forEach((part) => { part.style.fontSize = `${2 * parseFloat(getComputedStyle(part).fontSize)}px` }))
  await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
  await expect(header(page).getByRole('link', { name: 'Search' })).toBeInViewport({ ratio: 1 })
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

test('on a phone every posting of a long menu can be reached, and read to the end of its title', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/privacy')
  const last = await withPostings(page, 14)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'CAREERS' }).click()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  await expectWhole(last)
})
