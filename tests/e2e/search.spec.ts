/** The search of the site, its way there, and the filters of the news (docs/decisions/search.md). */
import { expect, test } from '../support/test.ts'

const input = (page: import('@playwright/test').Page) => page.getByRole('searchbox')

test('finds while one types, marks the words, says how many there are, and keeps them in the address', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
  expect(fetched).not.toContain('/search-index.json')

  await input(page).fill('deposit insurance')
  await expect(page.getByRole('status')).toHaveText(/^\d+ results? for “deposit insurance”$/)
  const first = page.getByRole('link', { name: 'Savings or investment: what deposit insurance covers' })
  await expect(first.locator('mark')).toHaveText(['deposit', 'insurance'])
  await expect(page).toHaveURL(/\/search\?q=deposit\+insurance$/)
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden()

  await input(page).press('Tab')
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/news\/deposit-insurance$/)
  await page.goBack()
  await expect(input(page)).toHaveValue('deposit insurance')
  await expect(first).toBeVisible()
})

test('has words for finding nothing, and leads on', async ({ page }) => {
  await page.goto('/search?q=xylophone')
  await expect(page.getByRole('status')).toHaveText('No results for “xylophone”')
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Open positions' }).click()
  await expect(page).toHaveURL(/\/careers$/)
})

test.describe('when the index can’t be had', () => {
  test.use({ expectedProblems: /search-index|search-library|status of 503/ })

  test('says so, and tries again', async ({ page }) => {
    await page.route('/search-index.json', (route) => route.fulfill({ status: 503 }))
    await page.goto('/search?q=loan')
    await expect(page.getByRole('alert')).toContainText('The search could not be loaded.')
    await page.unroute('/search-index.json')
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(page.getByRole('status')).toHaveText(/results for “loan”$/)
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(page.getByRole('status')).toBeFocused()
  })

  // Some browsers keep a module that they did not get for lost as long as the page is open, by its address.
  test('asks for a library that was lost by another address', async ({ page }) => {
    await page.route((url) => url.pathname === '/search-library.js' && !url.search, (route) => route.abort())
    await page.goto('/search?q=loan')
    await expect(page.getByRole('alert')).toContainText('The search could not be loaded.')
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(page.getByRole('status')).toHaveText(/results for “loan”$/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search leads to the lists, and the news are filtered by plain links', async ({ page }) => {
    await page.goto('/search')
    const words = page.getByRole('main').locator('noscript p')
    await expect(words).toBeVisible()
    await expect(words).toContainText('The search needs JavaScript.')
    await expect(input(page)).toBeHidden()
    await page.getByRole('link', { name: 'All news' }).click()
    const filters = page.getByRole('navigation', { name: 'Categories' })
    await expect(filters.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page')
    await filters.getByRole('link', { name: 'Lending' }).click()
    await expect(page).toHaveURL(/\/news\/category\/lending$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lending')
    await expect(filters.getByRole('link', { name: 'Lending' })).toHaveAttribute('aria-current', 'page')
    const rows = page.getByRole('region', { name: /articles?$/ }).getByRole('listitem')
    await expect(rows).toHaveCount(3)
    for (const row of await rows.all()) await expect(row).toContainText('Lending')
  })
})
