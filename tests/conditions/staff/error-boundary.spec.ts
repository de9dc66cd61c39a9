/** A portal whose island fails in the browser, here because something else has emptied a table that React keeps. */
import { dialog, records } from '../../support/browser/intern-page.ts'
import { giveClient, newIntern, signIn } from '../../support/browser/interns.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /NotFoundError|not a child of this node/ })

test('a page that has failed says so, and loaded again has the draft that was begun', async ({ page }) => {
  const intern = await newIntern()
  await giveClient(intern.id, { firstName: 'Ada', lastName: 'Byron' })
  await giveClient(intern.id, { firstName: 'Grace', lastName: 'Hopper' })
  await signIn(page, intern.email)
  await records(page).getByRole('button', { name: 'Edit Ada Byron' }).click()
  await dialog(page).getByLabel('Last name').fill('King')
  await page.keyboard.press('Escape')
  await records(page).locator('tbody').evaluate((body) => body.replaceChildren())
  await page.getByRole('searchbox').fill('Byron')
  await expect(page.getByRole('alert')).toHaveText('Something went wrong on this page. Drafts are kept.')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'Load it again' }).click()
  await records(page).getByRole('button', { name: 'Edit Ada Byron' }).click()
  await expect(dialog(page).getByLabel('Last name')).toHaveValue('King')
})
