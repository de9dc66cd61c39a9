/** The site's own faces, when they come, and what they hold; that every page's words name them is in every-route.spec.ts. */
import type { Page } from '@playwright/test'
import { investment, wake } from '../support/browser/fillings.ts'
import { borrowed } from '../support/browser/glyphs.ts'
import { giveEvaluation, newJudge, ventureName } from '../support/browser/judges.ts'
import { openAs, signInAs } from '../support/browser/sign-in.ts'
import { hold } from '../support/browser/hold.ts'
import { laidOut } from '../support/layout.ts'
import { expect, test } from '../support/browser/test.ts'
import { strangers } from '../support/browser/typefaces.ts'

const familyOf = (element: Element) => getComputedStyle(element).fontFamily

test('text takes the site’s own face once the first screen stands, headings keep theirs', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => { release = resolve })
  await page.route(/\/text\.[\w-]+\.woff2$/, async (route) => { await held; await route.continue() })
  await page.goto('/news/check-before-you-invest')
  const lines = page.locator('.prose p, .prose li, main header p, footer p')
  const families = () => lines.evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).fontFamily))])

  expect(await families()).toEqual(['"Text Fallback", "Text Fallback Wide", system-ui, sans-serif'])
  release()
  await expect.poll(families).toEqual(['Text, "Text Accents", "Text Fallback", "Text Fallback Wide", system-ui, sans-serif'])
  for (const heading of await page.locator('h1, .prose h2').all()) expect(await heading.evaluate(familyOf)).toMatch(/^Display,/)
})

for (const [what, file] of [['the face', '/_astro/text.*.woff2'], ['the picture of the first screen', '/_astro/band-news*']] as const)
  test(`while ${what} hangs, the pictures of the news come all the same to whoever scrolls`, async ({ page }) => {
    await page.clock.install()
    const release = await hold(page, file)
    await page.goto('/news', { waitUntil: 'commit' })
    const picture = page.locator('[data-articles] .picture').first()
    await expect(page.locator('[data-counted]')).toBeAttached()
    await expect(picture).toHaveCSS('content-visibility', 'hidden')
    await picture.scrollIntoViewIfNeeded()
    await page.clock.fastForward(3000)
    await expect(picture).toHaveCSS('content-visibility', 'visible')
    release()
  })

test('no word is left in a system face in what comes later: more news, what a search finds, a dialog, a toast', async ({ page }) => {
  const expectNone = () => expect.poll(() => strangers(page)).toEqual([])
  await page.goto('/news')
  await laidOut(page)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.getByRole('status')).toHaveText(/^9 of/)
  await expectNone()
  await page.goto('/search?q=insurance')
  await expect(page.getByRole('main').locator('mark').first()).toBeVisible()
  await expectNone()

  // With an island that wakes after the typeface has loaded.
  await signInAs(page, 'admin')
  const release = await hold(page, '/_astro/react.*')
  await page.goto('/admin/dashboard')
  await expect.poll(() => page.getByRole('contentinfo').getByRole('link').last().evaluate(familyOf)).toMatch(/^Text,/)
  release()
  const toast = page.locator('.toast').filter({ hasText: 'has been downloaded' })
  const family = toast.evaluate(familyOf)
  await page.getByRole('button', { name: 'Export Client Records as CSV' }).click()
  expect(await family).toMatch(/^Text,/)
  await page.getByRole('button', { name: /^Manage / }).first().click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
  await expectNone()
})

/** For a glyph that ours lack, the browser searches the system's typefaces, which takes a slow processor 12 ms. */
test.describe('every glyph is of our own faces', () => {
  const expectOwn = async (page: Page) => {
    await laidOut(page)
    await expect.poll(() => strangers(page)).toEqual([])
    await expect.poll(() => borrowed(page)).toEqual([])
  }

  for (const route of ['/', '/news/immigration-legal-help'])
    test(`on ${route}`, async ({ page }) => {
      await page.goto(route)
      await expectOwn(page)
    })

  test('in the investment form, and on the button that has opened it', async ({ page }) => {
    await page.goto(investment.path.replace('#invest', ''))
    await page.getByRole('button', { name: 'Get Started Now' }).click()
    await wake(page, investment)
    await investment.fill(page, 'glyphs@example.com')
    await expectOwn(page)
  })

  test('in the figures of the ranking, those below zero too', async ({ page }) => {
    const [judge, venture] = [await newJudge(), ventureName('Turnstone')]
    for (const score of [2, 5, 8]) await giveEvaluation(judge.id, `${venture} ${score}`, score)
    await openAs(page, 'admin', `/admin/ranking?search=${encodeURIComponent(venture)}`)
    await expect(page.getByRole('row', { name: `${venture} 2` })).toContainText('\u22121.22')
    await expectOwn(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the site’s own face is an ordinary one', async ({ page }) => {
    await page.goto('/news/check-before-you-invest')
    expect(await page.locator('.prose p').first().evaluate(familyOf)).toMatch(/^Text,/)
  })
})
