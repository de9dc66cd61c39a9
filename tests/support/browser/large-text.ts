/** A browser with a larger text size, by its own setting: a page's rem units and rem breakpoints follow the default size, but not the least one. */
import type { Page } from '@playwright/test'
import { illegible } from './legible.ts'
import { expect, test } from './test.ts'

type Launch = { args?: string[] }
type Give = (options: Launch) => Promise<void>

/** `test.use(textOf(24))`, only at the top of a file, because it needs a browser of its own. */
export const textOf = (px: number, setting: 'defaultFontSize' | 'minimumFontSize' = 'defaultFontSize') => ({
  launchOptions: async ({ launchOptions }: { launchOptions: Launch }, use: Give) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--blink-settings=${setting}=${px}`] })
  },
})

/** Expects no text beyond the page's side, cut off, or over another text. */
export const expectLegible = async (page: Page, px: number, widths: readonly number[]): Promise<void> => {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${px}px`)
  for (const width of widths)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => illegible(page)).toEqual([])
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
}

/** Expects that nothing of a portal's bar lies over anything else of it. */
export const expectBarUncovered = async (page: Page, widths: readonly number[]): Promise<void> => {
  const presses = page.locator('.portal').locator('a, button')
  expect(await presses.count()).toBeGreaterThan(3)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const covered = () => presses.evaluateAll((all) => all.filter((each) => {
      const { left, top, width: wide, height } = each.getBoundingClientRect()
      return [0.05, 0.5, 0.95].some((part) => !each.contains(document.elementFromPoint(left + wide * part, top + height / 2)))
    }).map((each) => each.textContent))
    await expect.poll(covered, `at ${width} px`).toEqual([])
  }
}
