import { expect, test } from '../support/test.ts'

const familyOf = (element: Element) => getComputedStyle(element).fontFamily

test('text takes the site’s own face once the first screen stands, headings keep theirs', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => { release = resolve })
  await page.route(/\/text\.[\w-]+\.woff2$/, async (route) => { await held; await route.continue() })
  await page.goto('/news/check-before-you-invest')
  const lines = page.locator('.prose p, .prose li, main header p, footer p')
  const families = () => lines.evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).fontFamily))])

  expect(await families()).toEqual(['"Text Fallback", system-ui, sans-serif'])
  release()
  await expect.poll(families).toEqual(['Text, "Text Accents", "Text Fallback", system-ui, sans-serif'])
  for (const heading of await page.locator('h1, .prose h2').all()) expect(await heading.evaluate(familyOf)).toMatch(/^Display,/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the site’s own face is an ordinary one', async ({ page }) => {
    await page.goto('/news/check-before-you-invest')
    expect(await page.locator('.prose p').first().evaluate(familyOf)).toMatch(/^Text,/)
  })
})
