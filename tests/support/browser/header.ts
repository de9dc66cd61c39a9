/** The top navigation, and the judge's token on which it depends. */
import { expect, type Locator, type Page } from '@playwright/test'

export const header = (page: Page) => page.getByRole('banner')
export const DESKTOP = { width: 1440, height: 900 }

/** Expects the header to stay at the top of the window when the page is scrolled; how far varies by a line, if the typefaces come afterwards. */
export const expectAtTop = async (page: Page) => {
  await page.evaluate(() => scrollTo(0, 1500))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  expect(await header(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(0)
}

/** The menu's items in order, each by its words: a link with its address, a dropdown with its links. */
export const menuOf = (page: Page) =>
  header(page).locator('.links > li').evaluateAll((items) => {
    const linksIn = (item: Element) => [...item.querySelectorAll('a')].map((link) => [link.textContent.trim(), link.getAttribute('href')!] as const)
    return items.map((item) => (item.matches('[data-dropdown]') ? [item.querySelector('button')!.textContent.trim(), linksIn(item)] as const : linksIn(item)[0]!))
  })

/** Keeps a judge's token that is `ago` milliseconds old, as the browser does after a sign-in. */
export const keepJudge = (page: Page, ago: number) =>
  page.evaluate((at) => { localStorage.setItem('judgeTokenTimestamp', String(at)); localStorage.setItem('judgeToken', 't') }, Date.now() - ago)

/** As long as a posting's title may be, 100 letters. */
const LONGEST = 'Regional Director of Business Development, Small Business Lending and Community Partnership Programs'

/** Adds `count` postings with the longest title to the menu. @returns the last one's link */
export const withPostings = async (page: Page, count: number): Promise<Locator> => {
  const listed = header(page).locator('li', { hasText: 'CAREERS' }).locator('li')
  await listed.last().evaluate((item, [times, title]) => {
    for (let i = 0; i < times; i++) item.after(item.cloneNode(true))
    for (let next = item.nextElementSibling; next; next = next.nextElementSibling) next.querySelector('a')!.textContent = title
  }, [count, LONGEST] as const)
  return listed.last().getByRole('link', { includeHidden: true })
}

/** Expects no word of the link to reach beyond the window or its list. */
export const expectWhole = async (link: Locator) => {
  const [words, list, width] = await link.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return [range.getBoundingClientRect().right, element.closest('ul')!.getBoundingClientRect().right, innerWidth]
  })
  expect(words).toBeLessThanOrEqual(Math.min(list, width))
}
