/** Membership: spec section 2 (/membership, /services/{product}-membership) and 9. */
import { plan as written } from '../support/content.ts'
import { servicePath } from '../support/firm.ts'
import { expect, test } from '../support/browser/test.ts'

const PLANS = [
  ['Essential', '$12/mo', 'Choose Essential'],
  ['Professional', '$39/mo', 'Choose Professional'],
  ['Enterprise', 'Custom', 'Contact sales'],
] as const

test('three plans with their prices, Professional recommended, each leading to its request', async ({ page }) => {
  await page.goto('/membership')
  // In this order, whatever editors have added.
  await expect(page.getByRole('article').getByRole('heading', { name: new RegExp(`^(${PLANS.map(([name]) => name).join('|')})$`) })).toHaveText(PLANS.map(([name]) => name))
  for (const [name, price, action] of PLANS) {
    const plan = page.getByRole('article', { name })
    await expect(plan.getByText(price.replace(/\/mo$/, ''), { exact: false }).first()).toBeVisible()
    expect((await plan.locator('.price').textContent())?.replaceAll(/\s/g, '')).toBe(price)
    await expect(plan.getByText('Recommended')).toHaveCount(name === 'Professional' ? 1 : 0)
    await expect(plan.getByRole('link', { name: action })).toHaveAttribute('href', `${servicePath('membership')}?plan=${name}`)
  }
})

for (const width of [390, 1440])
  test(`every value has its name beside it at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/membership')
    const essential = page.getByRole('article', { name: 'Essential' })
    for (const { title, value } of written('essential').features) {
      const row = essential.locator('dl > div').filter({ has: page.getByText(title, { exact: true }) })
      await expect(row.getByRole('term')).toBeAttached()
      await expect(row.getByRole('definition').filter({ visible: true })).toHaveText(value)
    }
  })

test('six benefits and the founding-member notice', async ({ page }) => {
  await page.goto('/membership')
  await expect(page.getByRole('region', { name: 'What membership brings' }).getByRole('listitem')).toHaveCount(6)
  await expect(page.getByRole('region', { name: 'Founding-member pricing' })).toContainText('founding-member prices')
})

test('a plan more has a column as wide as the others', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/membership')
  await page.locator('.table').evaluate((table) => table.append(table.lastElementChild!.cloneNode(true)))
  const widths = await page.locator('.plan').evaluateAll((plans) => plans.map((plan) => plan.getBoundingClientRect().width))
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1)
})
