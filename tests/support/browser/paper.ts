/** A page as it is printed. */
import type { Page } from '@playwright/test'

/** The width between a letter's margins, in CSS pixels. */
export const LETTER = 688

export const print = (page: Page) => page.emulateMedia({ media: 'print' })

/** How many sheets of paper the browser makes of the page: what it writes of all pages at once. */
export const papers = async (page: Page, format: 'A4' | 'Letter') => Number(/\/Count (\d+)/.exec((await page.pdf({ format, preferCSSPageSize: true })).toString('latin1'))?.[1])

/** The page as Firefox prints it: a copy that no script has touched, in which a dialog stands open and is not modal. */
export const copied = async (page: Page): Promise<Page> => {
  const [address, body] = [page.url(), await page.content()]
  const context = await page.context().browser()!.newContext({ javaScriptEnabled: false })
  const copy = await context.newPage()
  await copy.route((url) => url.href === address, (route) => route.fulfill({ contentType: 'text/html', body }))
  await copy.goto(address)
  return copy
}
