/** What the oldest browsers that we build for (astro.config.mjs) don't know yet, and what stands in them all the same. */
import { laidOut } from '../support/layout.ts'
import { expect, test } from '../support/test.ts'

test.describe('one that can’t be asked for scripts', () => {
  // The page's policy knows its styles by their hash.
  test.use({ bypassCSP: true })
  test.beforeEach(({ page }) =>
    page.route((url) => !/^\/api\/|\.(?!css)\w+$/.test(url.pathname), async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('(scripting:', '(unheard-of:') })
    }))

  test('doesn’t say that the search needs JavaScript', async ({ page }) => {
    await page.goto('/search')
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expect(page.getByText('The search needs JavaScript.')).toBeHidden()
  })

  test('lists six articles, and more when asked to', async ({ page }) => {
    const rows = page.locator('[data-articles] > li').filter({ visible: true })
    await page.goto('/news')
    await expect(rows).toHaveCount(6)
    await laidOut(page)
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(rows).toHaveCount(9)
  })
})

test('one that doesn’t tell what is visible gets the text face to the last line', async ({ page }) => {
  await page.addInitScript(() => { Reflect.deleteProperty(Element.prototype, 'checkVisibility') })
  await page.goto('/privacy')
  await expect(page.getByRole('contentinfo').getByText('©')).toHaveCSS('font-family', /^"?Text"?, "Text Accents"/)
})
