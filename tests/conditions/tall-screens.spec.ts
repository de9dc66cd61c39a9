/** Nothing moves while a page loads on a screen that is taller than a laptop's (docs/decisions/speed.md: a layout shift of 0.01 at most). */
import { movedIn, watchMoves } from '../support/browser/moves.ts'
import { expect, test } from '../support/browser/test.ts'

test.use({ viewport: { width: 1024, height: 1366 } })

for (const address of ['/careers/loan-officer', '/track-my-application', '/thanks'])
  test(`${address} stands still on an upright tablet: what lies in the first screen is not laid out after it`, async ({ page }) => {
    await watchMoves(page)
    await page.goto(address)
    await page.waitForSelector('footer .small[data-typed]')
    expect(await movedIn(page)).toBeLessThanOrEqual(0.01)
  })
