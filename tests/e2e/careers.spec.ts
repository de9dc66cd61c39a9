/** Careers: spec section 2, "Stated experience requirements". */
import { postings, STATED_POSTINGS } from '../support/content.ts'
import { expect, test } from '../support/browser/test.ts'

const open = postings().sort((a, b) => a.order - b.order)

test('the index leads to every posting, the stated ones and what editors have added, each in its place', async ({ page }) => {
  await page.goto('/careers')
  const links = await page.getByRole('region', { name: 'Open positions' }).getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
  const slugs = links.map((href) => /^\/careers\/([^/]+)$/.exec(href)?.[1] ?? href)
  expect(slugs.toSorted()).toEqual(open.map(({ slug }) => slug).toSorted())
  expect(slugs.map((slug) => open.find((posting) => posting.slug === slug)!.order)).toEqual(open.map(({ order }) => order))
  expect(slugs.filter((slug) => slug in STATED_POSTINGS)).toEqual(Object.keys(STATED_POSTINGS))
})

test('each posting has its sections, its requirement and its form', async ({ page }) => {
  for (const [slug, [title, experience]] of Object.entries(STATED_POSTINGS)) await test.step(slug, async () => {
    await page.goto(`/careers/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['About the Role', 'Key Responsibilities', 'Requirements', 'Benefits', /^Apply as an? /])
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
})
