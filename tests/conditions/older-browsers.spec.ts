/** What works in the oldest browsers that we build for (astro.config.mjs) without the features that they lack. */
import type { Page } from '@playwright/test'
import { open, rows, table } from '../support/browser/admin-page.ts'
import { listedArticles } from '../support/content.ts'
import { servicePath } from '../support/firm.ts'
import { laidOut } from '../support/layout.ts'
import { expect, test } from '../support/browser/test.ts'

/** Replaces `word` in pages and styles by something that no browser knows, which it ignores like an older browser. */
const unknown = (page: Page, word: string | RegExp, instead = 'unheard-of') =>
  page.route((url) => !/^\/api\/|\.(?!css)\w+$/.test(url.pathname), async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(word, instead) })
  })

// Changed styles no longer fit their hashes in the page's policy.
test.use({ bypassCSP: true, reducedMotion: 'reduce' })

test.describe('one that can’t be asked for scripts', () => {
  test.beforeEach(({ page }) => unknown(page, '(scripting:', '(unheard-of:'))

  test('doesn’t say that the search needs JavaScript', async ({ page }) => {
    await page.goto('/search')
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expect(page.getByText('Search needs JavaScript.')).toBeHidden()
  })

  test('opens the investment form, and closes it', async ({ page }) => {
    await page.goto(servicePath('investment'))
    const amount = page.getByLabel('Plan', { exact: true })
    await expect(amount).toBeHidden()
    const opener = page.getByRole('button', { name: 'Get Started Now' })
    await opener.click()
    await expect(amount).toBeVisible()
    await opener.click()
    await expect(amount).toBeHidden()
  })

  test('lists six articles, and more when asked to', async ({ page }) => {
    const rows = page.locator('[data-articles] > li').filter({ visible: true })
    await page.goto('/news')
    await expect(rows).toHaveCount(6)
    await laidOut(page)
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(rows).toHaveCount(Math.min(9, listedArticles().length))
  })
})

test('one that doesn’t tell what is visible gets the text face to the last line', async ({ page }) => {
  await page.addInitScript(() => { Reflect.deleteProperty(Element.prototype, 'checkVisibility') })
  await page.goto('/privacy')
  await expect(page.getByRole('contentinfo').getByText('©')).toHaveCSS('font-family', /^"?Text"?, "Text Accents"/)
})

test('one that tells of no paint where a page opens scrolled, as Firefox, asks for what waits for it, and forgets the place', async ({ page }) => {
  await page.goto('/news')
  await laidOut(page)
  await page.evaluate(() => scrollTo(0, 1200))
  await page.addInitScript(() => {
    const Told = PerformanceObserver
    window.PerformanceObserver = class extends Told {
      override observe(options: PerformanceObserverInit = {}) { if (options.type !== 'paint') super.observe(options) }
    }
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200)
  await expect(page.locator('[data-late]')).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('place'))).toBeNull()
})

test('one that doesn’t count what is asked asks the server all the same', async ({ page }) => {
  await page.addInitScript(() => { Reflect.deleteProperty(URLSearchParams.prototype, 'size') })
  await open(page, '?clients.search=zyzzyva')
  await expect(table(page, 'Client Records')).toContainText('Nothing matches this search.')
  await expect(rows(page, 'Judges').first()).toBeVisible()
})

test('one without popovers has the columns of a table below its buttons', async ({ page }) => {
  await page.addInitScript(() => { Reflect.deleteProperty(HTMLElement.prototype, 'popover') })
  await unknown(page, ':popover-open', ':unheard-of')
  // The `popover` attribute would still hide it.
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('popover:`auto`', 'unheard:`auto`') })
  })
  await open(page)
  const menu = page.locator('#clients .table-menu')
  await menu.getByRole('checkbox', { name: 'Age' }).uncheck()
  await expect(table(page, 'Client Records').getByRole('columnheader', { name: 'Age' })).toHaveCount(0)
  const [list, head] = await Promise.all([menu, table(page, 'Client Records')].map(async (each) => (await each.boundingBox())!))
  expect(list!.y + list!.height).toBeLessThanOrEqual(head!.y)
})

test('one that can’t turn a colour shows the focus in the dark all the same', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await unknown(page, /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)\(from/g)
  await page.goto('/judge/login')
  await page.getByLabel('Email').focus()
  await expect(page.getByLabel('Email')).toHaveCSS('outline-width', '2px')
})

test('one without shared rows sets the plans one below the other, each value with its label', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await unknown(page, 'subgrid')
  await page.goto('/membership')
  const plan = page.locator('.plan').first()
  const [name, value] = await Promise.all([plan.getByRole('heading'), plan.locator('dd').first()].map(async (each) => (await each.boundingBox())!))
  expect(name!.y).toBeLessThan(value!.y)
  await expect(plan.locator('dt').first()).not.toHaveCSS('position', 'absolute')
})

test('one that goes to the old place by itself, once a page that it kept is shown again, is at the top all the same', async ({ page }) => {
  await page.goto('/privacy')
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    scrollTo(0, 1500)
  })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
