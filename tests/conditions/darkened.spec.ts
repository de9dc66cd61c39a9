/** In a browser that darkens every page that isn't dark itself, such as Chrome on Android by its own setting, what matters is read. */
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/browser/test.ts'

test.use({
  colorScheme: 'dark',
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=forceDarkModeEnabled=true'] })
  },
})

const EDGE_PX = 6

/** The least and the most red (0 to 255) within the edges of `part`, whose rounded corners show the page: amber and white have much of it, ink little. */
const reds = async (part: Locator) => {
  await part.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await part.boundingBox())!
  const clip = { x: x + EDGE_PX, y: y + EDGE_PX, width: width - 2 * EDGE_PX, height: height - 2 * EDGE_PX }
  const { channels } = await sharp(await part.page().screenshot({ clip })).stats()
  return { least: channels[0]!.min, most: channels[0]!.max }
}

test('the one action that matters keeps dark words on its amber', async ({ page }) => {
  await page.goto('/membership')
  const action = page.getByRole('link', { name: 'Choose Professional' })
  await expect(action).toBeVisible()
  // Otherwise this browser doesn't darken, and the test says nothing.
  await expect.poll(async () => (await reds(page.getByRole('heading', { level: 1 }))).most).toBeGreaterThan(200)
  await expect.poll(async () => (await reds(action)).least).toBeLessThan(60)
})
