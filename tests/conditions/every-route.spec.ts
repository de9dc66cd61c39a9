/** What holds for every page, whatever it says, checked in one visit to each. */
import type { Page } from '@playwright/test'
import { ROLES } from '#contracts/roles.ts'
import { barriers } from '../support/browser/axe.ts'
import { brokenPictures, overflowing, wakeIslands, WIDTHS } from '../support/layout.ts'
import { routesOf } from '../support/routes.ts'
import { expect, test } from '../support/browser/test.ts'
import { strangers } from '../support/browser/typefaces.ts'
import { visit } from '../support/visit.ts'

const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

// Without the fading of menu and slides, so that colours are measured in their final state.
test.use({ reducedMotion: 'reduce' })

const fits = async (page: Page) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflowing(page), `at ${width} px`).toEqual([])
  }
}

/** On a phone in landscape, no picture pushes the page's title out of the first screen. */
const saysWhatItIs = async (page: Page) => {
  const [width, height] = [844, 390]
  await page.setViewportSize({ width, height })
  const top = await page.getByRole('heading', { level: 1 }).evaluate((title) => title.getBoundingClientRect().top + scrollY)
  expect(top, `the title at ${width} by ${height} px`).toBeLessThan(height - 40)
}

/** The portals follow the system's colours. */
const isReadableInTheDark = async (page: Page, screen: string) => {
  if (await page.locator('html.staff').count() === 0) return
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await barriers(page, { rules: ['color-contrast'] }), `${screen}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/**
 * axe finds nothing to complain of, on a phone and on a desktop (threat model, "Accessibility"). On the desktop's light
 * page the test ends, and axe looks at every end (`support/browser/test.ts`).
 */
const isAccessible = async (page: Page) => {
  await page.setViewportSize(SCREENS.phone)
  expect(await barriers(page), 'phone').toEqual([])
  await isReadableInTheDark(page, 'phone')
  await page.setViewportSize(SCREENS.desktop)
  await isReadableInTheDark(page, 'desktop')
}

for (const route of routesOf())
  test(`${route} answers, wakes without a complaint, leaves no word in a system face, fits every screen and is accessible`, async ({ page }) => {
    // A portal's pages are the largest, and wait for their data.
    if (ROLES.some((role) => route.startsWith(`/${role}/`))) test.slow()
    const response = await visit(page, route)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle(/\S/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/)
    await wakeIslands(page)
    expect(await brokenPictures(page)).toEqual([])
    await expect.poll(() => strangers(page), 'words in a system face').toEqual([])
    await test.step('fits every screen', () => fits(page))
    await test.step('says what it is at first sight', () => saysWhatItIs(page))
    await test.step('is accessible by the rules of axe', () => isAccessible(page))
  })

test.describe('an unknown address', () => {
  test.use({ expectedProblems: /status of 404/ })

  test('is a designed page with status 404, wherever it would be', async ({ page }) => {
    for (const address of ['/no-such-page', '/careers/astronaut', '/news/no-such-article', '/News', '/HOME']) {
      const response = await page.goto(address)
      expect(response?.status(), address).toBe(404)
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('404 Page not found')
    }
    await fits(page)
  })
})
