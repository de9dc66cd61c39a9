/** News: spec sections 2 (/news, /news/ai) and 9; decisions "Routes". */
import type { Page } from '@playwright/test'
import { laidOut } from '../support/layout.ts'
import { expect, test } from '../support/test.ts'

const list = (page: Page) => page.getByRole('region', { name: 'All articles' })
const rows = (page: Page) => list(page).getByRole('listitem').filter({ visible: true })

test('leads with the AI launch, then lists articles with category, date, read time, picture and source', async ({ page }) => {
  await page.goto('/news')
  await expect(page.getByRole('link', { name: 'Introducing our AI assistant and loan marketplace' })).toHaveAttribute('href', '/news/ai')
  const first = rows(page).first()
  await expect(first.getByRole('heading', { level: 3 }).getByRole('link')).toHaveAttribute('href', /^\/news\/[a-z0-9-]+$/)
  await expect(first.locator('time')).toHaveText(/^\d{1,2}\/\d{1,2}\/\d{2}$/)
  await expect(first).toContainText(/\d+ min read/)
  await expect(first).toContainText('Careers')
  const source = first.getByRole('link', { name: 'Federal Trade Commission' })
  await expect(source).toHaveAttribute('href', 'https://consumer.ftc.gov/articles/job-scams')
  await expect(source).toHaveAttribute('target', '_blank')
  await expect(source).toHaveAccessibleName(/opens in a new tab/)
})

test('shows six of nine, three more by Load more, which then disappears and hands the focus on', async ({ page }) => {
  await page.goto('/news')
  await expect(list(page).getByRole('status')).toHaveText('6 of 9 articles')
  await expect(rows(page)).toHaveCount(6)
  await laidOut(page)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(rows(page)).toHaveCount(9)
  await expect(list(page).getByRole('status')).toHaveText('9 of 9 articles')
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden()
  await expect(rows(page).nth(6).getByRole('heading').getByRole('link')).toBeFocused()
})

for (const route of ['/news', '/news/category/company', '/news/category/careers'])
  test(`${route} shows the picture of every article in sight, of a list of one as well`, async ({ page }) => {
    await page.goto(route)
    const shown = page.locator('[data-articles] > li').filter({ visible: true })
    await expect(shown.first()).toBeVisible()
    for (const row of await shown.all()) await expect.poll(() => row.locator('img').evaluate((picture) => picture.checkVisibility())).toBe(true)
  })

test('every listed article is unlike the others and names a public authority over https', async ({ page }) => {
  await page.goto('/news')
  const titles = await list(page).locator('h3').allTextContents()
  expect(new Set(titles).size).toBe(9)
  const sources = await list(page).locator('a[target=_blank]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(new Set(sources).size).toBe(9)
  for (const source of sources) expect(new URL(source).hostname).toMatch(/\.gov$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all nine are there, and no button that does nothing', async ({ page }) => {
    await page.goto('/news')
    await expect(rows(page)).toHaveCount(9)
    await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden()
  })
})

test('an article carries its text, its source and the ways to its neighbours', async ({ page }) => {
  await page.goto('/news/deposit-insurance')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Savings or investment: what deposit insurance covers')
  await expect(page.getByRole('heading', { name: 'Read it at the source: Federal Deposit Insurance Corporation' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'fdic.gov' })).toHaveAttribute('target', '_blank')
  await page.getByRole('link', { name: 'Next article' }).click()
  await expect(page).toHaveURL(/\/news\/ai$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introducing our AI assistant and loan marketplace')
  await page.getByRole('link', { name: 'Previous article' }).click()
  await expect(page).toHaveURL(/\/news\/deposit-insurance$/)
})

test('the feed holds every article, newest first, under absolute addresses', async ({ request }) => {
  const feed = await (await request.get('/rss.xml')).text()
  const links = [...feed.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map((match) => match[1])
  expect(links).toHaveLength(10)
  expect(links[0]).toMatch(/^https:\/\/[^/]+\/news\/job-scams$/)
})

test('a text keeps to its column on a phone, whatever stands in it: a table moves in its place, a line of code and a long word break', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/news/job-scams')
  await page.locator('.prose').evaluate((text) => {
    const make = (name: string, ...content: (Node | string)[]) => {
      const element = document.createElement(name)
      element.append(...content)
      return element
    }
    const word = 'Bewerbungsunterlagen'.repeat(6)
    const cells = Array.from({ length: 12 }, () => make('td', 'a cell of some words'))
    const table = make('div', make('table', make('tbody', make('tr', ...cells))))
    table.className = 'sideways'
    table.tabIndex = 0
    text.append(make('h2', word), make('p', word), table, make('pre', make('code', 'code '.repeat(60))))
  })
  const widths = await page.evaluate(() => ({ page: document.documentElement.scrollWidth, screen: innerWidth }))
  expect(widths.page).toBe(widths.screen)
  expect(await page.locator('.sideways').evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
})
