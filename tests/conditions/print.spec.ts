/** Printed pages: an article, a posting, the judging sheet, the news, an appointment. */
import type { Page } from '@playwright/test'
import { site } from '#site/config.ts'
import { beforeItsScript } from '../support/browser/before-its-script.ts'
import { standStill } from '../support/browser/clock.ts'
import { listedArticles } from '../support/content.ts'
import { schedulingUrl, servicePath } from '../support/firm.ts'
import { giveSubmission, newSender } from '../support/browser/inbox.ts'
import { open as openInbox, pane, rows } from '../support/browser/inbox-page.ts'
import { overflowing } from '../support/layout.ts'
import { fillIn, open, sheet } from '../support/browser/judge-page.ts'
import { newJudge, ventureName } from '../support/browser/judges.ts'
import { LETTER, papers, print } from '../support/browser/paper.ts'
import { expect, test } from '../support/browser/test.ts'

test.afterEach(({ page }) => page.emulateMedia({ media: 'screen' }))

/** In no grid, whose row Firefox pushes whole to the next sheet; the sources with their addresses. */
const isAnArticle = async (page: Page) => {
  const around = await page.locator('.prose').evaluate((prose) => {
    const displays: string[] = []
    for (let element: Element | null = prose; element; element = element.parentElement) displays.push(getComputedStyle(element).display)
    return displays
  })
  expect(around).not.toContain('grid')
  const link = page.locator('.source a[href^="http"]').first()
  expect(await link.evaluate((a) => getComputedStyle(a, '::after').content)).toContain(await link.getAttribute('href'))
}
/** Its lists are in no grid, whose row Safari’s engine cuts between two sheets. */
const isAPosting = (page: Page) => expect(page.locator('ol.lines').first()).toHaveCSS('display', 'block')

for (const [route, isWhatItIs] of [['/news/job-scams', isAnArticle], ['/careers/loan-officer', isAPosting]] as const) test(`${route}: the text in no grid, its sources, and where it came from, without what only a screen needs`, async ({ page }) => {
  await page.setViewportSize({ width: LETTER, height: 900 })
  await page.goto(route)
  await expect(page.locator('.printed')).toBeHidden()
  await print(page)
  await expect(page.locator('.printed')).toContainText(route)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByText('Skip to content'), page.locator('main form')]) await expect(part.filter({ visible: true })).toHaveCount(0)
  expect(await overflowing(page)).toEqual([])
  await isWhatItIs(page)
})

for (const route of ['/', servicePath('loan'), '/contact']) test(`${route}: whose it is, and nothing that can only be pressed`, async ({ page }) => {
  await page.setViewportSize({ width: LETTER, height: 900 })
  await page.goto(route)
  await print(page)
  await expect(page.getByRole('banner').getByText(site.name)).toBeVisible()
  // Fixed, it would be printed on each sheet, over the text.
  await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute')
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  for (const part of [page.locator('.button'), page.getByRole('navigation'), page.getByRole('progressbar')]) await expect(part.filter({ visible: true })).toHaveCount(0)
})

test('the picture of an article that stands in the menu begins on paper where its text does, and is not cut', async ({ page }) => {
  await page.setViewportSize({ width: LETTER, height: 900 })
  await page.goto('/news/ai')
  await print(page)
  const left = (part: string) => page.locator(part).evaluate((element) => element.getBoundingClientRect().left)
  expect(await left('.article .picture')).toBe(await left('.article h1'))
})

test('an engine that asks for a window’s width in print, as Safari’s does, makes a wide page smaller rather than squeeze its columns; what has a layout for paper keeps its size', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  const atLeast = async (route: string) => {
    await page.goto(route)
    await print(page)
    return page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).minWidth))
  }
  for (const route of ['/', servicePath('loan'), '/judge/login']) expect(await atLeast(route), route).toBe(896)
  for (const route of ['/news/job-scams', '/careers/loan-officer']) expect(await atLeast(route), route).toBe(0)
  await page.setViewportSize({ width: LETTER, height: 900 })
  expect(await atLeast('/')).toBe(0)
})

test('the judging sheet is printed as it is filled in: whole answers, a ticked recommendation, the total', async ({ page }) => {
  const judge = await newJudge()
  await open(page, judge.email)
  await fillIn(page, ventureName('Plover'))
  const long = 'A patent that holds. '.repeat(200).trim()
  await sheet(page).getByLabel('Strengths').fill(long)
  await sheet(page).getByLabel('Recommendation').selectOption({ index: 1 })
  await print(page)
  // A printed text area would only have the lines that it shows.
  await expect(sheet(page).getByLabel('Strengths')).toBeHidden()
  const printed = sheet(page).locator('.field', { hasText: 'Strengths' }).getByRole('paragraph', { includeHidden: true })
  await expect(printed).toBeVisible()
  expect(await printed.textContent() === long).toBe(true)
  await expect(sheet(page).getByText(/^☒/)).toBeVisible()
  await expect(sheet(page).getByText('40')).toBeVisible()
  for (const part of [page.getByText('Skip to content'), page.getByRole('navigation'), sheet(page).getByRole('button'), page.getByRole('table')]) await expect(part.filter({ visible: true })).toHaveCount(0)
})

test('a declared interest is printed with all that was written of it', async ({ page }) => {
  await open(page, (await newJudge()).email)
  await sheet(page).getByRole('checkbox', { name: 'I have an interest' }).check()
  const reason = 'My sister founded it. '.repeat(200).trim()
  await sheet(page).getByLabel('What is the interest?').fill(reason)
  await print(page)
  await expect(sheet(page).getByLabel('What is the interest?')).toBeHidden()
  const printed = sheet(page).locator('.field', { hasText: 'What is the interest?' }).getByRole('paragraph', { includeHidden: true }).filter({ visible: true })
  expect(await printed.textContent() === reason).toBe(true)
})

test('a submission is printed whole, and nothing beside it, on paper that is upright or across', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender, { data: { message: 'Thank you. '.repeat(1000) } })
  await openInbox(page, `/admin/inbox?inbox.search=${sender}&inbox.open=${id}`)
  await expect(pane(page)).toContainText('Thank you.')
  await print(page)
  for (const width of [LETTER, 1047]) {
    await page.setViewportSize({ width, height: 700 })
    const [whole, shown] = await pane(page).evaluate((article) => [article.scrollHeight, article.clientHeight])
    expect(shown, `${width} px`).toBe(whole)
    await expect(rows(page)).toBeHidden()
  }
})

test('of what can be pressed beside a submission only the label that it has is printed, in ink', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender, { state: 'done' })
  await openInbox(page, `/admin/inbox?inbox.search=${sender}&inbox.open=${id}`)
  await expect(pane(page)).toContainText('Thank you.')
  await print(page)
  await expect(page.getByRole('navigation', { name: 'Admin portal' })).toBeHidden()
  const pressed = pane(page).getByRole('button', { pressed: true })
  await expect(pane(page).locator('button, a.staff-button, textarea').filter({ visible: true })).toHaveText(['Done'])
  // Backgrounds aren't printed, so its text can't stay in the colour of paper.
  await expect(pressed).toHaveCSS('color', await pane(page).getByRole('heading').first().evaluate((heading) => getComputedStyle(heading).color))
  expect(await papers(page, 'A4'), 'no empty sheet after it').toBe(1)
})

test('what “Not spam” would do is not printed either', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender, { spam: true })
  await openInbox(page, `/admin/inbox?inbox.search=${sender}&inbox.open=${id}`)
  const aside = pane(page).getByText(/^“Not spam” moves/)
  await expect(aside).toBeVisible()
  await print(page)
  await expect(aside).toBeHidden()
})

test('the news are printed with all their articles: on paper there is no button for more', async ({ page }) => {
  const rows = page.locator('[data-articles] > li').filter({ visible: true })
  await page.goto('/news')
  await expect(rows).toHaveCount(6)
  await print(page)
  await expect(rows).toHaveCount(listedArticles().length)
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden()
})

test('a calendar that has not come is printed as the other ways to ask for a time', async ({ page }) => {
  test.skip(schedulingUrl !== '', 'a calendar is configured')
  await beforeItsScript(page, '/consultation')
  await expect(page.getByText('Loading calendar')).toBeVisible()
  await print(page)
  await expect(page.getByText('Loading calendar')).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: site.email })).toBeVisible()
})

test('the judging sheet is one sheet of paper, blank with room for the hand or with short answers; only long ones need a second', async ({ page }) => {
  const judge = await newJudge()
  await open(page, judge.email)
  // The sheet is rendered in steps, its last fields at the end.
  await expect(sheet(page).getByLabel('Comments')).toBeVisible()
  for (const format of ['A4', 'Letter'] as const) expect(await papers(page, format), `blank, ${format}`).toBe(1)
  await print(page)
  for (const label of ['Venture name', 'Strengths', 'Weaknesses', 'Comments']) await expect(sheet(page).getByLabel(label)).toBeVisible()
  await expect(sheet(page).getByText(/^☐/)).toHaveCount(3)
  // As a grid, which its second sheet doesn’t lengthen, it would print the total over the recommendation; only on the sheets can that be seen.
  await expect(sheet(page)).toHaveCSS('display', 'block')
  // In a wide window, too, which Safari’s engine measures in print, it has the paper’s whole width.
  await page.setViewportSize({ width: 1200, height: 900 })
  await expect(page.locator('body')).toHaveCSS('min-width', '0px')
  expect(await sheet(page).evaluate((form) => form.getBoundingClientRect().width)).toBe(1200)
  await page.emulateMedia({ media: null })
  await fillIn(page, ventureName('Heron'))
  for (const format of ['A4', 'Letter'] as const) expect(await papers(page, format), `filled in, ${format}`).toBe(1)
  await sheet(page).getByLabel('Strengths').fill('A patent that holds. '.repeat(200))
  expect(await papers(page, 'A4')).toBeGreaterThan(1)
})

test('nothing lies over the head of the sheet: its title and its first labels are read', async ({ page }) => {
  await standStill(page)
  await open(page, (await newJudge()).email)
  await page.setViewportSize({ width: LETTER, height: 900 })
  await page.evaluate(() => sessionStorage.setItem('toast:next-page', JSON.stringify({ type: 'info', text: 'Left for you.' })))
  await page.reload()
  await expect(page.getByText('Left for you.')).toBeVisible()
  await print(page)
  await expect(page.getByText('Left for you.')).toBeHidden()
  for (const words of [sheet(page).getByRole('heading', { level: 2 }).first(), sheet(page).getByText('Judge name'), sheet(page).getByText('Venture name')])
    expect(await words.evaluate((element) => {
      const { x, y, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + 2, y + height / 2))
    })).toBe(true)
})

