/** Every path change starts at the top, a reload keeps its place: spec section 2 "Scroll reset"; src/lib/scroll-reset.ts. */
import { servicePath } from '../support/firm.ts'
import { laidOut } from '../support/layout.ts'
import { expect, test } from '../support/browser/test.ts'

test('every path change starts at the top, by Back too', async ({ page }) => {
  await page.goto('/')
  // All laid out first: late layout on the way down would move the link that is pressed.
  await laidOut(page)
  await page.evaluate(() => scrollTo(0, 1500))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(/about-us$/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a reload is no path change: it keeps the place, and Back from the next page still starts at the top', async ({ page }) => {
  const place = () => page.evaluate(() => scrollY)
  await page.goto('/privacy')
  await laidOut(page)
  await page.evaluate(() => scrollTo(0, 1500))
  for (let times = 0; times < 2; times++) {
    await page.reload()
    await expect.poll(place).toBe(1500)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(/about-us$/)
  await page.goBack()
  await expect(page).toHaveURL(/privacy$/)
  await expect.poll(place).toBe(0)
})

test('a reload keeps the place of who came by a fragment and walked on', async ({ page }) => {
  await page.goto(`${servicePath('loan')}#apply`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await page.evaluate(() => scrollTo(0, 500))
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
})

test('a reload of a page that is laid out part by part begins at its top: the place is not there yet', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => scrollTo(0, 1500))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
  await page.reload()
  expect(await page.evaluate(() => [history.scrollRestoration, scrollY])).toEqual(['manual', 0])
})

test('a list of news keeps its place in a reload, a text opened at one of its headings has it at the top: neither is laid out by guessed heights', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/news')
  await laidOut(page)
  await page.evaluate(() => scrollTo(0, 3000))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000)
  const before = await page.evaluate(() => document.elementFromPoint(100, 400)?.textContent)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000)
  expect(await page.evaluate(() => document.elementFromPoint(100, 400)?.textContent)).toBe(before)

  await page.goto('/privacy')
  const id = await page.locator('.prose h2').nth(-2).getAttribute('id')
  await page.goto('/about-us')
  await page.goto(`/privacy#${id}`)
  const top = () => page.locator(`#${id}`).evaluate((heading) => Math.round(heading.getBoundingClientRect().top))
  const first = await top()
  await laidOut(page)
  expect([first, await top()]).toEqual([first, first])
  expect(first).toBeLessThan(200)
})

test('a step of the history that leaves no fragment leaves the page where it is, also in the frame that has moved it', async ({ page }) => {
  await page.goto('/privacy')
  expect(await page.evaluate(() => {
    scrollTo(0, 300)
    dispatchEvent(new PopStateEvent('popstate'))
    return scrollY
  })).toBe(300)
})

test('Back from a place in the page returns to where one was; from another page it starts at the top all the same', async ({ page }) => {
  const place = () => page.evaluate(() => scrollY)
  await page.goto(servicePath('loan'))
  // The page gets the scroll event a frame later. By key, because a click that Playwright has to repeat scrolls the page.
  await page.evaluate(() => new Promise((heard) => { addEventListener('scroll', heard, { once: true }); scrollTo(0, 150) }))
  await page.getByRole('link', { name: 'Apply for a Loan' }).press('Enter')
  await expect(page).toHaveURL(/#apply$/)
  await expect.poll(place).toBeGreaterThan(1000)
  await page.goBack()
  await expect.poll(place).toBe(150)
  await page.getByRole('link', { name: 'Apply for a Loan' }).click()
  await expect.poll(place).toBeGreaterThan(1000)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(/about-us$/)
  await page.evaluate(() => history.go(-2))
  await expect(page).toHaveURL(servicePath('loan'))
  await page.waitForLoadState()
  await expect.poll(place).toBe(0)
})

test('a place that was left belongs to no page after it: a tab that the browser put to sleep comes back by a reload too', async ({ page }) => {
  await page.goto('/privacy')
  await page.evaluate(() => scrollTo(0, 1500))
  await page.goto('/terms')
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})
