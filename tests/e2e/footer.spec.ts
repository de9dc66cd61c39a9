/** The footer of every page: spec section 2 "Footer". */
import sharp from 'sharp'
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

test.describe('in a window taller than its page', () => {
  test.use({ viewport: { width: 1080, height: 1920 }, colorScheme: 'dark' })

  for (const address of ['/thanks', '/judge/login'])
    test(`the ground of the footer of ${address} goes on to the foot of the window`, async ({ page }) => {
      await page.goto(address)
      const { y, height } = (await page.getByRole('contentinfo').boundingBox())!
      const end = y + height
      expect(end).toBeLessThan(1900)
      // From within its last, empty lines.
      const { channels } = await sharp(await page.screenshot({ clip: { x: 0, y: end - 10, width: 1080, height: 1930 - end } })).stats()
      expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0])
    })
})
