/** The search of the site, its way there, and the filters of the news (docs/decisions/search.md). */
import type { Document } from '#components/search/document.ts'
import { patienceOnClock, stopClock } from '../support/browser/clock.ts'
import { articles } from '../support/content.ts'
import { servicePath } from '../support/firm.ts'
import { hold } from '../support/browser/hold.ts'
import { expect, test } from '../support/browser/test.ts'

const all = articles()
const input = (page: import('@playwright/test').Page) => page.getByRole('searchbox')

test('finds while one types, marks the words, says how many there are, and keeps them in the address', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
  expect(fetched).not.toContain('/search-index.json')

  await input(page).fill('deposit insurance')
  await expect(page.getByRole('status')).toHaveText(/^\d+ results? for “deposit insurance”$/)
  const { title } = all.find(({ slug }) => slug === 'deposit-insurance')!
  const found = page.getByRole('link', { name: title, exact: true })
  await expect(found.locator('mark')).toHaveText(title.match(/deposit|insurance/gi)!)
  await expect(page).toHaveURL(/\/search\?q=deposit\+insurance$/)
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden()

  await input(page).press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator('.result a').first()).toBeFocused()
  await found.press('Enter')
  await expect(page).toHaveURL(/\/news\/deposit-insurance$/)
  await page.goBack()
  await expect(input(page)).toHaveValue('deposit insurance')
  await expect(found).toBeVisible()
})

test('finds what was typed before its script was there', async ({ page }) => {
  // Modules run in order: this one, which is held, delays the search's script.
  await page.route('/search', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('<head>', '<head><script type="module" src="/before-it.js"></script>') })
  })
  await page.route('/before-it.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  const letGo = await hold(page, '/before-it.js')
  await page.goto('/search', { waitUntil: 'commit' })
  await input(page).fill('deposit insurance')
  await expect(page.getByRole('status')).toBeEmpty()
  letGo()
  await expect(page.getByRole('status')).toHaveText(/results? for “deposit insurance”$/)
  await expect(page).toHaveURL(/\/search\?q=deposit\+insurance$/)
})

// A headline can be a claim: whatever was searched for, the words that qualify it are shown below (decisions "Brand and configuration").
test('shows a service with its description, by whichever of its words it is found', async ({ page, request }) => {
  const documents = (await (await request.get('/search-index.json')).json()) as Document[]
  const { description, text } = documents.find(({ id }) => id === servicePath('loan'))!
  const ofTextAlone = text.match(/\b[a-z]{6,}\b/g)!.find((word) => !description.toLowerCase().includes(word))!
  await page.goto(`/search?q=${ofTextAlone}`)
  const found = page.getByRole('main').getByRole('listitem').filter({ has: page.locator(`a[href="${servicePath('loan')}"]`) })
  await expect(found).toContainText(description)
})

test('has words for finding nothing, and leads on', async ({ page }) => {
  await page.goto('/search?q=xylophone')
  await expect(page.getByRole('status')).toHaveText('No results for “xylophone”')
  await expect(page.getByText('Or browse:')).toBeVisible()
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Open positions' }).click()
  await expect(page).toHaveURL(/\/careers$/)
})

test.describe('when the index can’t be had', () => {
  test.use({ expectedProblems: /search-index|search-library|status of 503/ })

  test('says so, and tries again', async ({ page }) => {
    await page.route('/search-index.json', (route) => route.fulfill({ status: 503 }))
    await page.goto('/search?q=loan')
    await expect(page.getByRole('alert')).toContainText('The search could not be loaded.')
    await page.unroute('/search-index.json')
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(page.getByRole('status')).toHaveText(/results for “loan”$/)
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(page.getByRole('status')).toBeFocused()
  })

  test('says it again when another try fails, to the ear too', async ({ page }) => {
    await page.route('/search-index.json', (route) => route.fulfill({ status: 503 }))
    await page.goto('/search?q=loan')
    const words = page.getByText('The search could not be loaded.')
    await expect(words).toBeVisible()
    // Only a new element is announced again.
    const before = await words.elementHandle()
    const answer = await hold(page, '/search-index.json')
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(words).toBeHidden()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
    answer()
    await expect(words).toBeVisible()
    expect(await before.evaluate((element) => element.isConnected)).toBe(false)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
  })

  test('says nothing of a search that was emptied meanwhile', async ({ page }) => {
    await page.route('/search-index.json', (route) => route.fulfill({ status: 503 }), { times: 1 })
    const answer = await hold(page, '/search-index.json')
    const library = page.waitForResponse('**/search-library.js')
    await page.goto('/search?q=loan')
    // Until the library has loaded, another search would share the failure.
    await (await library).finished()
    const words = await page.locator('[data-failed] p').elementHandle()
    await input(page).fill('')
    await expect(page).toHaveURL(/\/search$/)
    const answered = page.waitForResponse('**/search-index.json')
    answer()
    await answered
    // When the next results are shown, a failure of the emptied search would have replaced the message.
    await input(page).fill('loan')
    await expect(page.getByRole('status')).toHaveText(/results for “loan”$/)
    expect(await words.evaluate((element) => element.isConnected)).toBe(true)
  })

  test('“Try again” hands the focus on when the search was emptied before it', async ({ page }) => {
    await page.route('/search-index.json', (route) => route.fulfill({ status: 503 }))
    await page.goto('/search?q=loan')
    await expect(page.getByRole('alert')).toBeVisible()
    // All within the pause before a search begins.
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('input[name=q]')!
      const again = document.querySelector<HTMLButtonElement>('[data-failed] button')!
      field.value = ''
      again.focus()
      again.click()
    })
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(input(page)).toBeFocused()
  })

  for (const file of ['search-index.json', 'search-library.js'])
    test(`says so when ${file} is on its way for ever, and tries again`, async ({ page }) => {
      await page.clock.install()
      await stopClock(page)
      await patienceOnClock(page)
      // Never answered.
      await page.route(`**/${file}`, () => undefined, { times: 1 })
      const asked = page.waitForRequest(`**/${file}`)
      await page.goto('/search?q=loan')
      await asked
      await page.clock.runFor(25_000)
      await expect(page.getByRole('alert')).toBeHidden()
      await page.clock.runFor(10_000)
      await expect(page.getByRole('alert')).toContainText('The search could not be loaded.')
      await page.getByRole('button', { name: 'Try again' }).press('Enter')
      await page.clock.resume()
      await expect(page.getByRole('status')).toHaveText(/results for “loan”$/)
    })

  // Some browsers remember a failed import by its address as long as the page is open.
  test('asks for a library that was lost by another address', async ({ page }) => {
    await page.route((url) => url.pathname === '/search-library.js' && !url.search, (route) => route.abort())
    await page.goto('/search?q=loan')
    await expect(page.getByRole('alert')).toContainText('The search could not be loaded.')
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(page.getByRole('status')).toHaveText(/results for “loan”$/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search leads to the lists, and the news are filtered by plain links', async ({ page }) => {
    await page.goto('/search')
    const words = page.getByRole('main').locator('noscript p')
    await expect(words).toBeVisible()
    await expect(words).toContainText('Search needs JavaScript.')
    await expect(input(page)).toBeHidden()
    await page.getByRole('link', { name: 'All News' }).click()
    const filters = page.getByRole('navigation', { name: 'Categories' })
    await expect(filters.getByRole('link', { name: 'All', exact: true })).toHaveAttribute('aria-current', 'page')
    await filters.getByRole('link', { name: 'Lending', exact: true }).click()
    await expect(page).toHaveURL(/\/news\/category\/lending$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lending')
    await expect(filters.getByRole('link', { name: 'Lending', exact: true })).toHaveAttribute('aria-current', 'page')
    const rows = page.getByRole('region', { name: /articles?$/ }).getByRole('listitem')
    await expect(rows).toHaveCount(all.filter(({ category }) => category === 'Lending').length)
    for (const row of await rows.all()) await expect(row).toContainText('Lending')
  })
})
