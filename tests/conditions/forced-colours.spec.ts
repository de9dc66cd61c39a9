/** In forced colours nothing is conveyed by colour alone (WCAG 2.2, 1.4.1 and 1.4.11). */
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { application, button, newEmail, open } from '../support/browser/fillings.ts'
import { pdf } from '../support/files.ts'
import { servicePath } from '../support/firm.ts'
import { expect, test } from '../support/browser/test.ts'

test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 1440, height: 900 } })

// axe assumes that the page's own colours are shown.
test.afterEach(({ page }) => page.emulateMedia({ forcedColors: 'none' }))

const line = (of: Locator) => of.evaluate((element) => getComputedStyle(element).textDecorationLine)

test('the page that is open keeps its line in the menu', async ({ page }) => {
  await page.goto('/about-us')
  const links = page.getByRole('navigation', { name: 'Main' })
  expect(await line(links.getByRole('link', { name: 'ABOUT US' }))).toBe('underline')
  expect(await line(links.getByRole('link', { name: 'HOME' }))).toBe('none')
})

test('a phone’s menu ends with a line, where nothing shades the page below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about-us')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.locator('#site-menu')).toHaveCSS('border-bottom-width', '1px')
})

test('the news that are chosen keep their line', async ({ page }) => {
  await page.goto('/news')
  const chosen = page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current]')
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  await expect(chosen).toHaveCSS('border-bottom-width', '2px')
  await expect(chosen).not.toHaveCSS('border-bottom-color', ground)
})

test('the carousel shows which slide it is, and how far it has come', async ({ page }) => {
  await page.goto('/')
  const dots = page.getByRole('region', { name: 'Our services at a glance' }).locator('ol').getByRole('button')
  await expect.poll(() => line(dots.first())).toBe('underline')
  expect(await line(dots.last())).toBe('none')
  const [bar, ground] = await page.locator('.controls progress').evaluate((element) => [getComputedStyle(element, '::-webkit-progress-value').backgroundColor, getComputedStyle(document.body).backgroundColor])
  expect(bar).not.toBe(ground)
})

test('a select keeps the browser’s own arrow', async ({ page }) => {
  await page.goto(servicePath('loan'))
  await expect(page.locator('select.control').first()).toHaveCSS('appearance', 'auto')
})

test('how much of a resume has been sent is seen', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await open(page, application)
  await application.fill(page, newEmail())
  await page.getByLabel('Resume').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf(3_000_000) })
  await client.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 })
  await button(page, application).click()
  const bar = page.getByRole('progressbar', { name: 'Upload' })
  await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(5)
  const { channels } = await sharp(await bar.screenshot()).stats()
  expect(channels[0]!.max - channels[0]!.min).toBeGreaterThan(100)
})
