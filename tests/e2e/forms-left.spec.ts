/** A public form that somebody leaves and comes back to, by a link, a reload or the way back: decisions "Forms". */
import { contact, membership, open, wake } from '../support/fillings.ts'
import { expect, test } from '../support/test.ts'

for (const [filling, label, earlier, later] of [
  [membership, 'Plan', 'plan=Professional', 'plan=Enterprise'],
  [contact, 'What is it about?', 'query=Support', 'query=Feedback'],
] as const)
  test(`what a followed link chose in the form ${filling.id} stands after a reload, beside what was typed before it`, async ({ page }) => {
    const asChosen = async () => {
      await expect(page.getByLabel('Full name')).toHaveValue('Ada Byron')
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(later.split('=')[1]!)
    }
    await open(page, { ...filling, path: `${filling.path}?${earlier}` })
    await page.getByLabel('Full name').fill('Ada Byron')
    await open(page, { ...filling, path: `${filling.path}?${later}` })
    await asChosen()
    await page.reload()
    await wake(page, filling)
    await asChosen()
  })
