/** The home page around its carousel: spec section 2; decisions "Routes". */
import { service, testimonials } from '../support/content.ts'
import { schedulingUrl, servicePath } from '../support/firm.ts'
import { hold } from '../support/browser/hold.ts'
import { laidOut } from '../support/layout.ts'
import { expect, test } from '../support/browser/test.ts'
import { site } from '#site/config.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('presents the three services, the figures, the stories and the closing call in this order', async ({ page }) => {
  await page.goto('/')
  const headings = page.getByRole('heading', { level: 2 })
  await expect(headings.filter({ hasText: /Our Services|In figures|Client Success Stories|Begin with/ })).toHaveText(['Our Services', 'In figures', 'Client Success Stories', /Begin with/])
  const services = page.getByRole('region', { name: 'Our Services', exact: true })
  for (const name of ['loan', 'investment', 'consulting']) {
    const { headline, card: { description, features, action } } = service(name)
    await expect(services.locator(`a[href="${servicePath(name)}"]`)).toHaveText(action)
    const card = services.getByRole('article', { name: headline })
    for (const words of [description, ...features, action]) await expect(card).toContainText(words)
  }
  await expect(services.getByRole('img')).toHaveCount(3)
  await expect(services).toContainText('0% interest plus a borrowing cost and a default protection fee')
  await expect(services).toContainText('8%-15%')
  const figures = page.getByRole('region', { name: 'In figures' })
  await expect(figures.locator('dt')).toHaveText(site.statistics.items.map(({ label }) => label))
  await expect(figures.locator('dd')).toHaveText(site.statistics.items.map(({ figure }) => figure))
  const stories = page.getByRole('region', { name: 'Client Success Stories' })
  const told = testimonials()
  // The three of the specification, and those that editors have added.
  expect(told.length).toBeGreaterThanOrEqual(3)
  await expect(stories.getByRole('figure')).toHaveCount(told.length)
  for (const { name, role, rating, firstWords } of told) {
    const story = stories.getByRole('figure').filter({ hasText: name })
    for (const words of [role, `Rated ${rating} out of 5`]) await expect(story).toContainText(words)
    await expect(story.getByRole('blockquote')).toContainText(firstWords)
    await expect(story.locator('.portrait, .monogram')).toHaveCount(1)
  }
})

test('its figures are those of the specification, until the firm puts in its own', async ({ page }) => {
  test.skip(!site.statistics.placeholder, 'the firm has put in its own')
  await page.goto('/')
  const figures = page.getByRole('region', { name: 'In figures' })
  await expect(figures.locator('dd')).toHaveText(['500+', '$100k+', '15+', '100%'])
  await expect(figures.locator('dt')).toHaveText(['clients served', 'transaction value', 'years experience', 'client satisfaction'])
})

test('the steps of consulting begin at one height, however many lines the one beside them has', async ({ page }) => {
  await page.goto('/')
  const steps = page.locator('.consulting .steps')
  // The styles come late, and parts far below wait for the typeface.
  await expect(steps).toHaveCSS('display', 'grid')
  await laidOut(page)
  const [first, second, third, fourth] = await steps.locator('p').evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().top))
  expect(fourth).toBeDefined()
  expect([second, fourth]).toEqual([first, third])
})

test('closes with Get Started Today, Schedule Consultation and the ways to membership, all services and open positions', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute('href', '/contact')
  // By default no scheduling page is configured: our own page takes its place (decisions "Routes").
  const schedule = page.getByRole('link', { name: 'Schedule Consultation' })
  await expect(schedule).toHaveAttribute('href', schedulingUrl || '/consultation')
  if (schedulingUrl) await expect(schedule).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('link', { name: 'Compare the three plans' })).toHaveAttribute('href', '/membership')
  await expect(page.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/services')
  await expect(page.getByRole('link', { name: 'See the open positions' })).toHaveAttribute('href', '/careers')
})

test('/home shows the home page with / as its address', async ({ page }) => {
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${site.name}: ${site.tagline}`)
  await expect(page.getByRole('region', { name: 'Our services at a glance' }).getByRole('heading').first()).toHaveText(service('loan').slide.title)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/`)
})

test('the controls of the carousel are in sight in every window, and the line above its headline keeps out of the drawing, as the words below it do', async ({ page }) => {
  await page.goto('/')
  for (const [width, height] of [[1366, 768], [1280, 720], [1366, 650]] as const) {
    await page.setViewportSize({ width, height })
    expect(await page.locator('.controls').evaluate((controls) => controls.getBoundingClientRect().bottom), `${width} by ${height} px`).toBeLessThanOrEqual(height)
  }
  await page.setViewportSize({ width: 1024, height: 1100 })
  const [kicker, lead] = await Promise.all(['.kicker', '.lead'].map((line) => page.locator(`.slide.shown ${line}`).boundingBox()))
  expect(kicker!.width).toBeLessThanOrEqual(lead!.width)
})

test('the range of returns stands on one line at every width', async ({ page }) => {
  await page.goto('/')
  const range = page.locator('.investment .claim')
  for (const width of [320, 900, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await range.scrollIntoViewIfNeeded()
    await expect(range).toHaveCSS('font-family', /^"?Display/)
    await page.evaluate(() => document.fonts.ready)
    const lines = () => range.evaluate((element) => { const text = document.createRange(); text.selectNodeContents(element); return text.getClientRects().length })
    await expect.poll(lines, `at ${width} px`).toBe(1)
  }
})

for (const width of [390, 1440])
  test(`whoever reads on while the first picture is still on its way finds the page in its look at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const arrives = await hold(page, width < 700 ? '/_astro/cover-1-phone*.svg' : '/_astro/cover-1.*.svg')
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const terms = page.locator('.loan .terms')
    // The late stylesheet is inert until the first screen is painted.
    await expect(page.locator('link[data-late=stylesheet]')).toHaveAttribute('media', 'print')
    await page.evaluate(() => scrollTo(0, innerHeight))
    await expect(terms.locator('div').first()).toHaveCSS('display', 'grid')
    expect(await page.evaluate(() => document.readyState)).toBe('interactive')
    arrives()
    await page.waitForLoadState()
  })
