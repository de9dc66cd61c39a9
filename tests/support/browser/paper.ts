/** A page as it is printed. */
import type { Page } from '@playwright/test'

/** The printable width of a sheet of letter size, in CSS pixels. */
export const LETTER = 688

export const print = (page: Page) => page.emulateMedia({ media: 'print' })

/** On how many sheets the browser prints the page, by the page count in its PDF. */
export const papers = async (page: Page, format: 'A4' | 'Letter') => Number(/\/Count (\d+)/.exec((await page.pdf({ format, preferCSSPageSize: true })).toString('latin1'))?.[1])

/** The page as Firefox prints it: a static copy without scripts, in which an open dialog isn't modal. */
export const copied = async (page: Page): Promise<Page> => {
  const [address, body] = [page.url(), await page.content()]
  const context = await page.context().browser()!.newContext({ javaScriptEnabled: false })
  const copy = await context.newPage()
  await copy.route((url) => url.href === address, (route) => route.fulfill({ contentType: 'text/html', body }))
  await copy.goto(address)
  return copy
}
