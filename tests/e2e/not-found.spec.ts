/** `/NotFound` (spec section 2); unknown addresses are in every-route.spec.ts. */
import { servicePath } from '../support/firm.ts'
import { expect, test } from '../support/browser/test.ts'

test('/NotFound shows "404 Page not found" and ways on', async ({ page }) => {
  await page.goto('/NotFound')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page not found')
  const ways = page.getByRole('navigation', { name: 'Where to go from here' }).getByRole('link')
  const hrefs = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(expect.arrayContaining(['/', servicePath('loan'), '/news', '/careers', '/track-my-application', '/contact']))
})

test('/Contact leads to /contact: the address that the firm’s old pages had', async ({ page }) => {
  const response = await page.goto('/Contact?query=Feedback')
  expect((await response?.request().redirectedFrom()?.response())?.status()).toBe(301)
  await expect(page).toHaveURL('/contact?query=Feedback')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
})
