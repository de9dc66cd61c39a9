/** What holds for every page, whatever it says. */
import { brokenPictures, overflowing, wakeIslands, WIDTHS } from '../support/layout.ts'
import { routesOf } from '../support/routes.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

for (const route of routesOf()) {
  test.describe(route, () => {
    test('answers with a titled page, one heading and whole pictures, and wakes without a complaint', async ({ page }) => {
      const response = await visit(page, route)
      expect(response?.status()).toBe(200)
      await expect(page).toHaveTitle(/\S/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/)
      await wakeIslands(page)
      expect(await brokenPictures(page)).toEqual([])
    })

    test('fits every screen', async ({ page }) => {
      await visit(page, route)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflowing(page), `at ${width} px`).toEqual([])
      }
    })
  })
}

test.describe('an unknown address', () => {
  test.use({ expectedProblems: /status of 404/ })

  for (const address of ['/no-such-page', '/careers/astronaut', '/news/no-such-article'])
    test(`${address} is a designed page with status 404`, async ({ page }) => {
      const response = await page.goto(address)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page not found')
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflowing(page), `at ${width} px`).toEqual([])
      }
    })
})
