/** With a larger text size set in the browser, all of every page can be read and reached (WCAG 1.4.4): nothing, the header's links least of all, is off the page's side, cut off or on top of anything else. */
import { expectBarUncovered, expectLegible, textOf } from '../support/browser/large-text.ts'
import { routesOf } from '../support/routes.ts'
import { expect, test } from '../support/browser/test.ts'
import { visit } from '../support/visit.ts'

const FONT_PX = 24
const services = routesOf().filter((route) => route.startsWith('/services'))

test.use(textOf(FONT_PX))

for (const route of ['/', '/about-us', '/contact', '/membership', '/careers/loan-officer', '/judge/login', ...services])
  test(`${route} fits every window in a text of ${FONT_PX} px`, async ({ page }) => {
    await page.goto(route)
    const beyond = () => page.getByRole('banner').locator('*').evaluateAll((parts: Element[]) => parts.filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > innerWidth).map((part) => part.outerHTML.slice(0, 80)))
    for (const width of [360, 768, 900, 1024, 1120, 1280, 1440]) {
      await expectLegible(page, FONT_PX, [width])
      await expect.poll(beyond, `parts of the header at ${width} px`).toEqual([])
    }
  })

test('on a phone the slide’s lines end on the screen, where the browser enlarges the text alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await page.mouse.wheel(0, 50)
  const words = page.locator('.slide.shown .copy')
  // As Firefox draws it at a text size of 200 %: twice as large as the styles say.
  await words.locator('*').evaluateAll((parts: HTMLElement[]) => {
    const sizes = parts.map((part) => parseFloat(getComputedStyle(part).fontSize))
    for (const [i, part] of parts.entries()) part.style.fontSize = `${2 * sizes[i]!}px`
  })
  await expect.poll(() => words.evaluate((element) => [element.getBoundingClientRect().right, element.scrollWidth])).toEqual([360, 360])
})

test('nothing of a portal’s bar lies over anything else of it', async ({ page }) => {
  await visit(page, '/admin/dashboard')
  await expectBarUncovered(page, [360, 700, 768, 890, 1040, 1440])
})
