/** The dashboard stands still while its counts come (docs/decisions/speed.md, "Budgets": a layout shift of 0.01 at most). */
import { open } from '../../support/browser/admin-page.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone what waits for the admin has its lines before the counts come, however much it is', async ({ page }) => {
  const counts = Promise.withResolvers<undefined>()
  await page.route(/state=invited/, async (route) => {
    await counts.promise
    await route.fulfill({ json: { data: [], meta: { total: 2, page: 1, pageSize: 1 } } })
  })
  await page.route(/\/api\/admin\/overview/, async (route) => {
    await counts.promise
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { data: { ...data, newSubmissions: 1 } } })
  })
  await open(page)
  const form = page.getByRole('heading', { name: 'Add New Intern' })
  await expect(form).toBeVisible()
  const before = await form.boundingBox()
  counts.resolve(undefined)
  for (const name of ['1 new submission', '2 interns invited', '2 judges invited']) await expect(page.getByRole('link', { name })).toBeVisible()
  expect(await form.boundingBox()).toEqual(before)
})
