/** The footer of every page: spec section 2 "Footer". */
import { site } from '#site/config.ts'
import { isDemo, networks, place, servicePath } from '../support/firm.ts'
import { expect, test } from '../support/browser/test.ts'

test('the footer holds the quick links, the place, the social links and the copyright line', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const quick = footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link')
  expect(await quick.evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual([
    ['Home', '/'], ['About Us', '/about-us'], ['Loans', servicePath('loan')], ['Investment', servicePath('investment')],
    ['Consulting', servicePath('consulting')], ['Contact', '/contact'],
  ])
  await expect(footer).toContainText(site.description)
  await expect(footer).toContainText(place)
  await expect(footer).toContainText(`© ${isDemo ? 2025 : site.copyrightYear}`)
  for (const { name, href } of networks) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  await expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms')
})
