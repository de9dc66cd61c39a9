/** What lies below the first screen is laid out after it, part by part (docs/decisions/speed-measured.md, "The late text face"). */
import { expect, test } from '../support/browser/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('waits for no frame, so that who scrolls at once finds the foot where it will be; and a press finds its turn between two parts', async ({ page }) => {
  await page.addInitScript(() => {
    const inOneTask = ((window as unknown as { inOneTask: number[] }).inOneTask = [] as number[])
    new MutationObserver((changes) => {
      inOneTask.push(changes.length)
      window.requestAnimationFrame = () => 0
    }).observe(document, { subtree: true, attributeFilter: ['data-typed'] })
  })
  await page.goto('/privacy')
  await page.waitForFunction(() => document.querySelector('[data-typed]'), undefined, { polling: 100 })
  await page.evaluate(() => document.querySelector('.site-footer .small[data-typed]') ?? new Promise((done) => {
    new MutationObserver(() => { if (document.querySelector('.site-footer .small[data-typed]')) done(null) }).observe(document, { subtree: true, attributeFilter: ['data-typed'] })
  }))
  const parts = await page.evaluate(() => (window as unknown as { inOneTask: number[] }).inOneTask)
  expect(parts.length).toBeGreaterThan(20)
  expect(Math.max(...parts)).toBe(1)
})
