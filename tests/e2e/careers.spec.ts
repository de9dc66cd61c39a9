/** Careers: spec section 2, "Stated experience requirements". */
import { expect, test } from '../support/test.ts'

const POSTINGS = {
  'investment-analyst': ['Investment Analyst', '2+ years'],
  'consulting-specialist': ['Consulting Specialist', '3+ years'],
  'loan-officer': ['Loan Officer', '2+ years'],
  'business-development-specialist': ['Business Development Specialist', '3+ years'],
  'marketing-specialist': ['Marketing Specialist', '2+ years'],
  'technology-specialist': ['Technology Specialist', '3+ years'],
} as const

test('the index leads to every posting', async ({ page }) => {
  await page.goto('/careers')
  const openings = page.getByRole('region', { name: 'Open positions' }).getByRole('link')
  expect(await openings.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(Object.keys(POSTINGS).map((slug) => `/careers/${slug}`))
})

for (const [slug, [title, experience]] of Object.entries(POSTINGS))
  test(`${slug} has its sections, its requirement and its form`, async ({ page }) => {
    await page.goto(`/careers/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    for (const name of ['About the Role', 'Key Responsibilities', 'Requirements', 'Benefits']) await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    const requirements = page.getByRole('region', { name: 'Requirements', exact: true })
    await expect(requirements).toContainText(experience)
    await expect(page.getByText('Apply by')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'All open positions' })).toHaveAttribute('href', '/careers')
    await expect(requirements).toContainText('bachelor’s degree')
    await expect(page.locator('#apply form')).toHaveAttribute('action', `/api/forms/career-${slug}`)
    await expect(page.locator('#apply').getByLabel('Resume')).toHaveCount(slug === 'business-development-specialist' ? 1 : 0)
    await page.getByRole('link', { name: 'Apply for this role' }).click()
    await expect(page.locator('#apply').getByLabel('Full name')).toBeInViewport()
  })
