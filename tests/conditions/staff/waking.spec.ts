/** How a portal's island wakes on a bad connection (docs/decisions/hydration.md). */
import type { Page } from '@playwright/test'
import { goOnUntil, patienceOnClock, stopClock } from '../../support/browser/clock.ts'
import { hold } from '../../support/browser/hold.ts'
import { signInAs } from '../../support/browser/sign-in.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /ERR_FAILED|status of 404|Error hydrating/ })

/** The longest wait for a paint that isn't reported (`src/directives/painted.ts`). */
const AT_LAST_MS = 2500

test('the frame is painted before the island’s files are asked for', async ({ page }) => {
  await signInAs(page, 'judge')
  await page.goto('/judge/dashboard')
  await expect(page.getByRole('heading', { name: 'Judging sheet' })).toBeVisible()
  const [painted, asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
    Math.min(...performance.getEntriesByType('resource').filter(({ name }) => /\.js$|\/late\.[^/]+\.css$/.test(name)).map(({ startTime }) => startTime)),
  ])
  expect(asked).toBeGreaterThan(Math.min(painted, AT_LAST_MS))
})

/** In the page: notes every formatter and collator that is created, directly or by a method of dates, numbers and strings. */
const noteFormatters = () => {
  const made: string[] = []
  Object.assign(window, { made })
  const note = (of: object, name: string) => {
    const handler: ProxyHandler<() => unknown> = {
      apply: (target, self, given) => { made.push(name); return Reflect.apply(target, self, given) as unknown },
      construct: (target, given) => { made.push(name); return Reflect.construct(target, given) as object },
    }
    Reflect.set(of, name, new Proxy(Reflect.get(of, name) as () => unknown, handler))
  }
  for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator']) note(Intl, name)
  for (const of of [Date.prototype, Number.prototype]) for (const name of Object.getOwnPropertyNames(of).filter((each) => each.startsWith('toLocale'))) note(of, name)
  note(String.prototype, 'localeCompare')
}

const LONG = /^[A-Z][a-z]+ \d+, \d{4}$/
for (const [role, date] of [['judge', /^\d+\/\d+\/\d{4}$/], ['intern', LONG], ['admin', LONG]] as const) test(`${role}: dates stand in the table, and no formatter of the browser was made for them`, async ({ page }) => {
  const made = () => page.evaluate(() => (window as unknown as { made: string[] }).made)
  await page.addInitScript(noteFormatters)
  await signInAs(page, role)
  await page.goto(`/${role}/dashboard`)
  await expect(page.getByRole('cell', { name: date }).first()).toBeVisible()
  expect(await made()).toEqual([])
  await page.evaluate(() => [new Date().toLocaleDateString(), new Intl.DateTimeFormat(), 'a'.localeCompare('b')])
  expect(await made()).toEqual(['toLocaleDateString', 'DateTimeFormat', 'localeCompare'])
})

test('a file that was lost on the way is asked for again, and the page says so meanwhile', async ({ page }) => {
  await signInAs(page, 'intern')
  for (const lost of ['InternDashboard', 'portal', 'react', 'late']) await test.step(lost, async () => {
    await page.route(`**/_astro/${lost}.*`, (route) => route.abort())
    await page.goto('/intern/dashboard')
    await expect(page.getByRole('alert')).toHaveText('The page’s files did not arrive. It tries again by itself; if that takes long, load the page again.')
    await page.unroute(`**/_astro/${lost}.*`)
    await expect(page.getByRole('heading', { name: 'Add New Client' })).toBeVisible()
    await expect(page.getByText('The page’s files did not arrive')).toHaveCount(0)
    await expect(page.getByRole('row').nth(1)).toContainText(/\S/)
  })
})

/** In the page: notes the cache mode of each `fetch`, by file. */
const noteCacheModes = () => {
  const ask = window.fetch.bind(window)
  window.fetch = (input, init) => {
    if (typeof input === 'string') sessionStorage.setItem(input.split('.')[0]!, init?.cache ?? 'default')
    return ask(input, init)
  }
}

test.describe('on a line that stalls', () => {
  const notice = 'The page’s files did not arrive. It tries again by itself; if that takes long, load the page again.'
  /** Opens the dashboard with its clock stopped, and lets half a minute pass. */
  const untilGivenUp = async (page: Page) => {
    await page.clock.install()
    await stopClock(page)
    await patienceOnClock(page)
    await page.goto('/intern/dashboard', { waitUntil: 'commit' })
    await page.clock.runFor(20_000)
    await goOnUntil(page, () => page.getByText(notice).isVisible(), 1000)
  }

  for (const stalled of ['InternDashboard', 'react', 'late']) test(`the file ${stalled} that is on its way for ever is asked for again`, async ({ page }) => {
    await signInAs(page, 'intern')
    await page.addInitScript(noteCacheModes)
    await page.route(`**/_astro/${stalled}.*`, () => undefined, { times: 1 })
    await untilGivenUp(page)
    await page.clock.resume()
    await expect(page.getByRole('heading', { name: 'Add New Client' })).toBeVisible()
    await expect(page.getByText(notice)).toHaveCount(0)
    // Bypasses the cache, which would make the request wait for the earlier one that stalled.
    expect(await page.evaluate((file) => sessionStorage.getItem(file), `/_astro/${stalled}`)).toBe('reload')
  })

  test('a page whose files come after all is not loaded again: somebody may have typed', async ({ page }) => {
    await signInAs(page, 'intern')
    const arrives = await hold(page, '/_astro/InternDashboard.*')
    await untilGivenUp(page)
    let loads = 0
    page.on('request', (request) => { if (request.isNavigationRequest()) loads += 1 })
    arrives()
    await goOnUntil(page, () => page.getByRole('heading', { name: 'Add New Client' }).isVisible(), 5)
    await expect(page.getByText(notice)).toHaveCount(0)
    await page.clock.runFor(10_000)
    await page.clock.resume()
    await expect(page.getByRole('row').nth(1)).toContainText(/\S/)
    expect(loads).toBe(0)
  })
})

/** In the page: notes how the island's tools are laid out when they are first inserted. */
const noteLook = () => {
  const look = () => {
    const tools = document.querySelector('.table-tools')
    if (tools && !('look' in window)) Object.assign(window, { look: getComputedStyle(tools).display })
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}

test('an island stands in its own look from the first, however late that comes', async ({ page }) => {
  await page.addInitScript(noteLook)
  await signInAs(page, 'intern')
  const gate = Promise.withResolvers<undefined>()
  await page.route('**/_astro/late.*.css', async (route) => { await gate.promise; await route.continue() })
  await page.goto('/intern/dashboard', { waitUntil: 'commit' })
  // All scripts of the island have run; only its styles are missing.
  await expect(page.locator('astro-island[client=painted][data-typed]')).toBeAttached()
  await expect(page.getByText('Loading…')).toBeVisible()
  gate.resolve(undefined)
  await expect(page.getByRole('heading', { name: 'Add New Client' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => (window as unknown as { look?: string }).look)).toBe('flex')
})

test('a file that is gone since a newer publication brings the newer page', async ({ page }) => {
  await signInAs(page, 'intern')
  await page.route('**/_astro/InternDashboard*.js*', (route) => route.fulfill({ status: 404 }))
  let loads = 0
  page.on('load', () => { loads += 1 })
  await page.goto('/intern/dashboard')
  await expect(page.getByRole('alert')).toHaveText('The page’s files did not arrive. It tries again by itself; if that takes long, load the page again.')
  await page.unroute('**/_astro/InternDashboard*.js*')
  await expect(page.getByRole('heading', { name: 'Add New Client' })).toBeVisible()
  await expect.poll(() => loads).toBeGreaterThan(1)
})

test('whoever logs out before the island is there is logged out', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.route('**/_astro/*.js*', (route) => route.abort())
  await page.goto('/admin/security')
  const told = page.waitForRequest('**/api/admin/logout')
  await page.getByRole('button', { name: 'Logout' }).click()
  expect((await told).headers()['authorization']).toMatch(/^Bearer \S+$/)
  await expect(page).toHaveURL('/admin/login')
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
})
