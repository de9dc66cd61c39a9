/** The pictures of the admin’s dashboard; docs/decisions/charts.md. */
import type { Page } from '@playwright/test'
import type { Overview } from '#contracts/api/overview.ts'
import { CATEGORIES } from '#contracts/judging.ts'
import { barriers } from '../../support/browser/axe.ts'
import { overflowing } from '../../support/layout.ts'
import { signInAs } from '../../support/browser/sign-in.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ reducedMotion: 'reduce' })

test('the dashboard’s pictures say what they show, in words, in figures, and to a pointer', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard')
  const picture = (name: string) => page.getByRole('figure').filter({ has: page.getByRole('heading', { name }) })
  await expect(picture('Clients by status')).toContainText(/\d+ of \d+ clients (is|are) in preparation; \d+ are approved, \d+ pending, \d+ rejected\./)
  await expect(picture('Clients by status').getByRole('row', { name: /^Approved \d+$/ })).toBeAttached()
  await expect(picture('Submissions by week and form')).toContainText(/\d+ submissions in twelve weeks; \d+ came this week/)
  await picture('Submissions by week and form').getByText('As a table').click()
  await expect(picture('Submissions by week and form').getByRole('row')).toHaveCount(13)
  await expect(picture('Ventures by category').getByRole('row', { name: /Bluestem Diagnostics/ })).toContainText(/\d\.\d/)
  // The name is in the column's header for screen readers, and elsewhere for the eye, because the columns are too narrow.
  for (const category of CATEGORIES) {
    await expect(picture('Ventures by category').getByRole('columnheader', { name: category, exact: true })).toBeAttached()
    await expect(picture('Ventures by category').locator('.heat-names').getByText(category)).toBeVisible()
  }
  const column = picture('Submissions by week and form').locator('.columns-stacks > div').last()
  const height = (await column.locator('i').first().boundingBox())!.height
  expect(height).toBeGreaterThanOrEqual(2)
  await column.hover()
  const figures = column.locator('.picture-hover')
  await expect(figures).toContainText(/Week of \w{3} \d+: \d+/)
  // Without a gap, so that the pointer can move onto the figures.
  const gap = await figures.evaluate((box) => box.parentElement!.getBoundingClientRect().top - box.getBoundingClientRect().bottom)
  expect(Math.abs(gap)).toBeLessThan(1)
  await figures.hover()
  await expect(figures).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(figures).toHaveCount(0)
  await column.hover()
  await expect(figures).toBeVisible()
  for (const [colorScheme, width] of [['light', 390], ['dark', 1440]] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    expect(await overflowing(page)).toEqual([])
    expect(await barriers(page, { within: '.pictures' })).toEqual([])
  }
})

/** In the page: the contrast of each colour of the weeks with the page, by its place in the stack. */
const contrasts = () => {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  const luminance = (colour: string) => {
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((value) => ((value / 255 + 0.055) / 1.055) ** 2.4)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
  }
  const ground = luminance(getComputedStyle(document.body).backgroundColor)
  return [...document.querySelectorAll<HTMLElement>('.picture-key li')].map((key) => {
    const own = luminance(getComputedStyle(key, '::before').backgroundColor)
    return [key.dataset.series, Math.max(own, ground) / Math.min(own, ground)] as const
  })
}

test('each colour of the weeks stands out from the page, in both schemes; but for the firm’s amber by day, beside which words and figures say the same', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard')
  await expect(page.locator('.picture-key li')).toHaveCount(5)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const faint = (await page.evaluate(contrasts)).filter(([, ratio]) => ratio < 3).map(([series]) => series)
    expect(faint, colorScheme).toEqual(colorScheme === 'light' ? ['2'] : [])
  }
})

type Data = Overview & { venturesByCategory: [Overview['venturesByCategory'][number]] }

/** What the dashboard is told, changed by `change`. */
const tell = (page: Page, change: (data: Data) => Partial<Overview>) =>
  page.route('**/api/admin/overview', async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: Data }
    await route.fulfill({ json: { data: { ...data, ...change(data) } } })
  })

test('a leader whose name has no space stays within a phone', async ({ page }) => {
  const name = `https://godwit.example/${'w'.repeat(60)}`
  await tell(page, ({ venturesByCategory: [best, ...others] }) => ({ leaders: 1, venturesByCategory: [{ ...best, ventureName: name }, ...others] }))
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('figure').getByText(`${name} leads`)).toBeVisible()
  expect(await overflowing(page)).toEqual([])
})

test('on the smallest phone no usual word of a venture’s name is broken in the heat map, also beside the widest figures', async ({ page }) => {
  await tell(page, ({ venturesByCategory: [best] }) => ({ venturesByCategory: ['Bluestem Diagnostics', 'Greenshank Credentials'].map((ventureName) => ({ ...best, ventureName, mean: 50, categories: best.categories.map(() => 10) })) }))
  await page.setViewportSize({ width: 320, height: 640 })
  await signInAs(page, 'admin')
  await page.goto('/admin/dashboard')
  const names = page.locator('.heat tbody th')
  await expect(names).toContainText(['Bluestem Diagnostics'])
  const broken = () => names.evaluateAll((all) => all.flatMap(({ firstChild }) => [...(firstChild as Text).data.matchAll(/\S+/g)].filter(({ index, 0: word }) => {
    const range = document.createRange()
    range.setStart(firstChild!, index)
    range.setEnd(firstChild!, index + word.length)
    return range.getClientRects().length > 1
  }).map(String)))
  // Polled until the names are set in our own typeface.
  await expect.poll(broken).toEqual([])
})
