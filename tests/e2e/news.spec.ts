/** News: spec sections 2 (/news, /news/ai) and 9; decisions "Routes". What editors add or change is read from `content/`. */
import type { Page } from '@playwright/test'
import { slugOf } from '#lib/slug.ts'
import { articles, listedArticles } from '../support/content.ts'
import { laidOut } from '../support/layout.ts'
import { expect, test } from '../support/browser/test.ts'

const all = articles()
const listed = listedArticles()
const article = (slug: string) => all.find((each) => each.slug === slug)!

const list = (page: Page) => page.getByRole('region', { name: 'More articles' })
const rows = (page: Page) => list(page).getByRole('listitem').filter({ visible: true })
const more = (page: Page) => page.getByRole('button', { name: 'Load more' })

test('leads with the AI launch, then lists articles, the newest first', async ({ page }) => {
  await page.goto('/news')
  await expect(page.getByRole('link', { name: article('ai').title, exact: true })).toHaveAttribute('href', '/news/ai')
  const first = rows(page).first()
  await expect(first.getByRole('heading', { level: 3 }).getByRole('link')).toHaveAttribute('href', /^\/news\/[a-z0-9-]+$/)
  await expect(first.locator('time')).toHaveText(/^\d{1,2}\/\d{1,2}\/\d{4}$/)
  const days = await list(page).locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
  expect(days).toEqual(listed.map(({ date }) => date))
})

test('a double click on Load more opens no article that has come where the button stood', async ({ page }) => {
  await page.goto('/news')
  await laidOut(page)
  await more(page).dblclick()
  await expect(rows(page)).toHaveCount(9)
  await expect(page).toHaveURL('/news')
})

test('shows six, three more by each Load more, which disappears with the last and hands the focus on', async ({ page }) => {
  // The nine of the specification, and those that editors have added.
  expect(listed.length).toBeGreaterThanOrEqual(9)
  const shows = async (count: number) => {
    await expect(list(page).getByRole('status')).toHaveText(`${count} of ${listed.length} articles`)
    await expect(rows(page)).toHaveCount(count)
  }
  await page.goto('/news')
  await shows(6)
  for (let before = 6; before < listed.length; before += 3) {
    await laidOut(page)
    await more(page).click()
    await shows(Math.min(before + 3, listed.length))
    await expect(rows(page).nth(before).getByRole('heading').getByRole('link')).toBeFocused()
  }
  await expect(more(page)).toBeHidden()
})

test('says how many are shown once somebody asks for more, not when the page opens', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    // An announcement replaces a text; the text that the page is parsed with only adds one.
    new MutationObserver((changes) => {
      for (const { target, removedNodes } of changes) if ((target as Element).role === 'status' && removedNodes.length) said.push(target.textContent ?? '')
    }).observe(document, { subtree: true, childList: true })
  })
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  await page.goto('/news')
  await expect(rows(page)).toHaveCount(6)
  expect(await said()).toEqual([])
  await laidOut(page)
  await more(page).click()
  await expect.poll(said).toEqual([`${Math.min(9, listed.length)} of ${listed.length} articles`])
})

/** Sorted by the number of their articles, the fewest first. */
const categories = [...Map.groupBy(all, ({ category }) => slugOf(category))].toSorted(([, some], [, others]) => some.length - others.length).map(([slug]) => slug)

test('a list shows the picture of every article in sight, a list of one as well', async ({ page }) => {
  for (const route of ['/news', ...categories.slice(0, 2).map((slug) => `/news/category/${slug}`)]) await test.step(route, async () => {
    await page.goto(route)
    const shown = page.locator('[data-articles] > li').filter({ visible: true })
    await expect(shown.first()).toBeVisible()
    for (const row of await shown.all()) await expect.poll(() => row.locator('img').evaluate((picture) => picture.checkVisibility())).toBe(true)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all are there, each with what its entry says and its source over https, and no button that does nothing', async ({ page }) => {
    await page.goto('/news')
    await expect(rows(page)).toHaveCount(listed.length)
    await expect(more(page)).toBeHidden()
    for (const { slug, title, excerpt, category, date, readTime, externalLink } of listed) {
      const row = rows(page).filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })
      await expect(row.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', `/news/${slug}`)
      for (const words of [excerpt, category, `${readTime} min read`]) await expect(row).toContainText(words)
      await expect(row.locator('time')).toHaveAttribute('datetime', date)
      const source = row.locator('a[target=_blank]')
      await expect(source).toHaveCount(externalLink ? 1 : 0)
      if (!externalLink) continue
      await expect(source).toContainText(externalLink.authority)
      await expect(source).toHaveAttribute('href', externalLink.url)
      expect(externalLink.url).toMatch(/^https:/)
      await expect(source).toHaveAccessibleName(/opens in a new tab/)
    }
  })
})

test('an article carries its text, its source and the ways to its neighbours', async ({ page }) => {
  const { slug, title, externalLink } = article('deposit-insurance')
  const older = all[all.findIndex((each) => each.slug === slug) + 1]!
  await page.goto(`/news/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('heading', { name: `Read it at the source: ${externalLink!.authority}` })).toBeVisible()
  await expect(page.getByRole('link', { name: new URL(externalLink!.url).host.replace(/^www\./, '') })).toHaveAttribute('target', '_blank')
  const left = (name: string) => page.getByRole('link', { name }).evaluate((link) => link.getBoundingClientRect().left)
  expect(await left('Previous article')).toBeLessThan(await left('Next article'))
  await page.getByRole('link', { name: 'Next article' }).click()
  await expect(page).toHaveURL(`/news/${older.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(older.title)
  await page.getByRole('link', { name: 'Previous article' }).click()
  await expect(page).toHaveURL(`/news/${slug}`)
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
  await laidOut(page)
  const widths = await page.evaluate(() => ({ page: document.documentElement.scrollWidth, screen: innerWidth }))
  expect(widths.page).toBe(widths.screen)
  expect(await page.locator('.sideways').evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
})
