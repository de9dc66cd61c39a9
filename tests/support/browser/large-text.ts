/** A browser with a larger text size, by its own setting, which a page's rem units and rem breakpoints follow. */
import type { Page } from '@playwright/test'
import { illegible } from './legible.ts'
import { expect, test } from './test.ts'

type Launch = { args?: string[] }
type Give = (options: Launch) => Promise<void>

/** `test.use(textOf(24))`, only at the top of a file, because it needs a browser of its own. */
export const textOf = (px: number) => ({
  launchOptions: async ({ launchOptions }: { launchOptions: Launch }, use: Give) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${px}`] })
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
