/** The home page and its carousel: spec sections 2, 4, 9; decisions "Routes". */
import type { Page } from '@playwright/test'
import { hold } from '../support/hold.ts'
import { overflowing } from '../support/layout.ts'
import { expect, test } from '../support/test.ts'
import { site } from '#site/config.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const INTERVAL = 6000
/** For the eye alone. */
const progress = (page: Page) => page.locator('.controls progress')
const title = (page: Page) => page.getByRole('region', { name: 'Our services at a glance' }).getByRole('heading')

/** Opens the home page with a clock of ours, lets the island wake, and keeps the mouse off the hero. */
const openHome = async (page: Page, waking = 3000) => {
  await page.clock.install({ time: new Date('2026-11-21T12:00:00') })
  await page.goto('/')
  await page.clock.runFor(waking)
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
}

test.describe('the carousel', () => {
  test('shows three slides with their stated links, icons and buttons', async ({ page }) => {
    await openHome(page)
    const actions = [
      ['Apply for Loan', '/services/brightmere-loan#apply', '/services/brightmere-loan'],
      ['Explore Investment Plans', '/services/brightmere-investment#invest', '/services/brightmere-investment'],
      ['Book Global mobility Consultation', '/services/brightmere-consulting#calendar', '/services/brightmere-consulting'],
    ] as const
    for (const [i, [label, action, more]] of actions.entries()) {
      const slide = page.getByRole('group', { name: `${i + 1} of 3` })
      await page.getByRole('listitem').getByRole('button', { name: 'Show slide' }).nth(i).click()
      await expect(slide.getByRole('link', { name: label })).toHaveAttribute('href', action)
      await expect(slide.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', more)
      await expect(slide.locator('.kicker svg')).toBeVisible()
      await expect(slide.locator('picture img')).toBeVisible()
    }
  })

  test('advances every 6 s and wraps around, and the bar shows (index + 1) / 3', async ({ page }) => {
    await openHome(page)
    for (const value of [2, 3, 1, 2]) {
      const before = await progress(page).getAttribute('value')
      await page.clock.runFor(value === 2 && before === '1' ? INTERVAL - 3000 : INTERVAL - 10)
      if (before !== '1') await expect(progress(page)).toHaveAttribute('value', before!)
      await page.clock.runFor(value === 2 && before === '1' ? 3000 : 20)
      await expect(progress(page)).toHaveAttribute('value', String(value))
    }
    await expect(progress(page)).toHaveAttribute('max', '3')
  })

  test('reads out the slide that was asked for, by a finger too, and none that comes by itself', async ({ page }) => {
    await openHome(page)
    const slides = page.locator('.slides')
    await expect(slides).toHaveAttribute('aria-live', 'off')
    // Of a bar that moves by itself, screen readers tell each step.
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await page.getByRole('button', { name: 'Next slide' }).dispatchEvent('click')
    await expect(slides).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(INTERVAL)
    await expect(progress(page)).toHaveAttribute('value', '3')
    await expect(slides).toHaveAttribute('aria-live', 'off')
  })

  test('moves by next, previous and dots, wraps, and a manual move starts the 6 s anew', async ({ page }) => {
    await openHome(page)
    await page.getByRole('button', { name: 'Previous slide' }).click()
    await expect(progress(page)).toHaveAttribute('value', '3')
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect(progress(page)).toHaveAttribute('value', '1')
    await page.clock.runFor(4000)
    await page.getByRole('button', { name: 'Investment (show slide)' }).click()
    await page.mouse.move(700, 5)
    await page.mouse.move(700, 899)
    await page.evaluate(() => scrollTo(0, 2000))
    await page.mouse.move(700, 450)
    await page.clock.runFor(INTERVAL - 100)
    await expect(progress(page)).toHaveAttribute('value', '2')
    await page.clock.runFor(200)
    await expect(progress(page)).toHaveAttribute('value', '3')
  })

  test('can be paused, and pauses by itself on hover and keyboard focus', async ({ page }) => {
    await openHome(page)
    await page.mouse.move(400, 500)
    await page.clock.runFor(3 * INTERVAL)
    await expect(progress(page)).toHaveAttribute('value', '1')
    await page.mouse.move(700, 5)
    await page.getByRole('link', { name: 'Learn More' }).first().focus()
    await page.keyboard.press('Tab')
    await page.clock.runFor(3 * INTERVAL)
    await expect(progress(page)).toHaveAttribute('value', '1')
    await page.getByRole('button', { name: 'Pause the carousel' }).click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.evaluate(() => scrollTo(0, 2000))
    await page.clock.runFor(3 * INTERVAL)
    await expect(progress(page)).toHaveAttribute('value', '1')
    await expect(page.getByRole('button', { name: 'Play the carousel' })).toBeAttached()
  })

  const learnMore = (page: Page) => page.getByRole('link', { name: 'Learn More' }).first()

  test('keeps a slide whose link has the focus: since before the island woke, by a mouse, or while another window is used', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T12:00:00') })
    const arrives = await hold(page, '/_astro/Carousel*.js')
    await page.goto('/')
    await learnMore(page).focus()
    arrives()
    await page.clock.runFor(3000)
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    await page.clock.runFor(3 * INTERVAL)
    await expect(learnMore(page)).toBeFocused()

    await learnMore(page).hover()
    await page.mouse.down()
    await page.mouse.move(700, 5)
    await page.mouse.up()
    await page.clock.runFor(3 * INTERVAL)
    await expect(learnMore(page)).toBeFocused()

    // What the browser tells the page when its window is left.
    await learnMore(page).dispatchEvent('focusout', { bubbles: true })
    await page.clock.runFor(3 * INTERVAL)
    await expect(learnMore(page)).toBeFocused()
    await expect(progress(page)).toHaveAttribute('value', '1')
  })

  test('stands still under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHome(page)
    await page.clock.runFor(5 * INTERVAL)
    await expect(progress(page)).toHaveAttribute('value', '1')
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect(title(page)).toHaveText('Returns you can trace.')
  })

  test('keeps hidden slides from the keyboard and from assistive technology', async ({ page }) => {
    await openHome(page)
    await expect(page.getByRole('link', { name: 'Learn More' })).toHaveCount(1)
    await expect(title(page)).toHaveCount(1)
  })
})

test('answers a click on an arrow that comes before the island is awake, on a slow line too', async ({ page }) => {
  // A clock that stands still: the slide does not change by itself.
  await page.clock.install({ time: new Date('2026-11-21T12:00:00') })
  await page.clock.pauseAt(new Date('2026-11-21T12:00:01'))
  const arrives = await hold(page, '/_astro/Carousel*.js')
  await page.goto('/')
  await page.getByRole('button', { name: 'Previous slide' }).click()
  arrives()
  await expect(progress(page)).toHaveAttribute('value', '3')
  await page.clock.resume()
})

test('presents the three services, the figures, the stories and the closing call in this order', async ({ page }) => {
  await page.goto('/')
  const headings = page.getByRole('heading', { level: 2 })
  await expect(headings.filter({ hasText: /Our Services|In figures|Client Success Stories|Begin with/ })).toHaveText(['Our Services', 'In figures', 'Client Success Stories', /Begin with/])
  const services = page.getByRole('region', { name: 'Our Services', exact: true })
  for (const name of ['loan', 'investment', 'consulting']) await expect(services.locator(`a[href="/services/brightmere-${name}"]`)).toBeVisible()
  await expect(services.getByRole('img')).toHaveCount(3)
  await expect(services).toContainText('0% interest plus a borrowing cost and a default protection fee')
  await expect(services).toContainText('8%-15%')
  const figures = page.getByRole('region', { name: 'In figures' })
  for (const [label, figure] of [['clients served', '500+'], ['transaction value', '$100k+'], ['years experience', '15+'], ['client satisfaction', '100%']] as const) {
    await expect(figures.locator('div', { has: page.locator('dt', { hasText: label }) }).last().locator('dd')).toHaveText(figure)
  }
  const stories = page.getByRole('region', { name: 'Client Success Stories' })
  await expect(stories.getByRole('figure')).toHaveCount(3)
  await expect(stories.getByText('Rated 5 out of 5')).toHaveCount(3)
})

test('closes with Get Started Today, Schedule Consultation and the ways to membership, all services and open positions', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute('href', '/contact')
  // No scheduling page is configured by default: our own page takes its place (decisions "Routes").
  await expect(page.getByRole('link', { name: 'Schedule Consultation' })).toHaveAttribute('href', '/consultation')
  await expect(page.getByRole('link', { name: 'Compare the three plans' })).toHaveAttribute('href', '/membership')
  await expect(page.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/services')
  await expect(page.getByRole('link', { name: 'See the open positions' })).toHaveAttribute('href', '/careers')
})

test('/home shows the home page with / as its address', async ({ page }) => {
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${site.name}: ${site.tagline}`)
  await expect(title(page).first()).toHaveText('Loans without interest.')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://www.brightmere.example/')
})

test('keeps within its sides with the spacing of text that a reader may choose (WCAG 1.4.12)', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  for (const width of [320, 390, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflowing(page), `at ${width} px`).toEqual([])
  }
})

for (const width of [320, 900, 1024, 1280, 1440])
  test(`the range of returns stands on one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const range = page.locator('.investment .claim')
    await range.scrollIntoViewIfNeeded()
    await expect(range).toHaveCSS('font-family', /^"?Display/)
    await page.evaluate(() => document.fonts.ready)
    const lines = () => range.evaluate((element) => { const text = document.createRange(); text.selectNodeContents(element); return text.getClientRects().length })
    await expect.poll(lines).toBe(1)
  })
