/** `/NotFound` (spec section 2); unknown addresses are in every-route.spec.ts. */
import { servicePath } from '../support/firm.ts'
import { expect, test } from '../support/test.ts'

test('/NotFound shows "404 Page not found" and ways on', async ({ page }) => {
  await page.goto('/NotFound')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page not found')
  const ways = page.getByRole('navigation', { name: 'Ways on' }).getByRole('link')
  const hrefs = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(expect.arrayContaining(['/', servicePath('loan'), '/news', '/careers', '/track-my-application', '/contact']))
})
