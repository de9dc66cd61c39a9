/** A public form that somebody leaves and comes back to, by a link, a reload or Back: decisions "Forms". */
import type { Page } from '@playwright/test'
import { holdIsland } from '../support/browser/asleep.ts'
import { stopClock } from '../support/browser/clock.ts'
import { forgetLimits } from '../support/browser/database.ts'
import { button, contact, formOf, investment, loan, membership, newEmail, open, wake } from '../support/browser/fillings.ts'
import { hold } from '../support/browser/hold.ts'
import { expect, test } from '../support/browser/test.ts'

test.beforeEach(() => forgetLimits())

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

test('what a followed link chose stands also where the page is loaded anew before its island woke', async ({ page }) => {
  await open(page, { ...membership, path: `${membership.path}?plan=Essential` })
  await page.getByLabel('Full name').fill('Ada Byron')
  const release = await hold(page, '/_astro/FormIsland*.js')
  await page.goto(`${membership.path}?plan=Enterprise`)
  await page.reload()
  release()
  await wake(page, membership)
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Byron')
  await expect(page.getByLabel('Plan', { exact: true })).toHaveValue('Enterprise')
})

for (const filling of [loan, investment])
  test(`the form ${filling.id} was sent: it is empty for who leaves during its thanks and comes back`, async ({ page }) => {
    await page.clock.install()
    const release = await hold(page, `/api/forms/${filling.id}`)
    await open(page, filling)
    await filling.fill(page, newEmail())
    await button(page, filling).click()
    await stopClock(page)
    release()
    await expect(page.getByRole('status')).toHaveText(filling.success)
    await page.goto('/about-us')
    await page.clock.resume()
    await page.goBack()
    await wake(page, filling)
    await expect(formOf(page, filling).locator('[name="email"]')).toHaveValue('')
  })

/** React's further work after a commit, effects among them, comes so much later from now on. */
const slowReact = (page: Page) => page.evaluate(() => {
  const post = Reflect.get(MessagePort.prototype, 'postMessage') as (this: MessagePort, message: unknown) => void
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) { setTimeout(() => { post.call(this, message) }, 800) }
})

test('a form was sent: it is empty also for who leaves as soon as the thanks are there', async ({ page }) => {
  await open(page, investment)
  await investment.fill(page, newEmail())
  await slowReact(page)
  await button(page, investment).click()
  await expect(page.getByRole('status')).toHaveText(investment.success)
  await page.goto('/about-us')
  await page.goBack()
  await wake(page, investment)
  await expect(formOf(page, investment).locator('[name="email"]')).toHaveValue('')
})

test('what was typed and not sent is there after hours, and no longer the day after', async ({ page }) => {
  await open(page, contact)
  await page.getByLabel('Full name').fill('Ada Byron')
  for (const [hours, kept] of [[23, 'Ada Byron'], [25, '']] as const) {
    await page.clock.setFixedTime(Date.now() + hours * 3_600_000)
    await page.reload()
    await wake(page, contact)
    await expect(page.getByLabel('Full name')).toHaveValue(kept)
  }
})

test.describe('what the browser sent by itself', () => {
  test.use({ expectedProblems: /status of (422|503)/ })

  /** What the tab has stored of the form. */
  const kept = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.endsWith(':contact')).sort())
  /** Fills in the form, sends it in vain and leaves it; then comes back, fills it in as `name`, and sends it with the island asleep. */
  const sendUnaided = async (page: Page, name: string) => {
    await page.clock.install()
    await open(page, contact)
    await contact.fill(page, newEmail())
    await page.route(`**/api/forms/${contact.id}`, (route) => route.fulfill({ status: 503, json: { error: 'No', errors: [] } }), { times: 1 })
    await button(page, contact).click()
    await expect(page.getByText(contact.failure)).toBeVisible()
    await page.goto('/about-us')
    expect(await kept(page)).toEqual(['draft:contact', 'keys:contact'])
    const release = await holdIsland(page)
    await page.goto(contact.path)
    await contact.fill(page, newEmail())
    await page.getByLabel('Full name').fill(name)
    const answer = page.waitForResponse(`**/api/forms/${contact.id}`)
    await button(page, contact).click()
    await page.clock.fastForward(10_000)
    await answer
    release()
  }
  const isForgotten = async (page: Page) => {
    await expect(page).toHaveURL(/\/thanks/)
    await expect.poll(() => kept(page)).toEqual([])
    await open(page, contact)
    await expect(page.getByLabel('Full name')).toHaveValue('')
  }

  test('is not put back as if it had yet to be sent', async ({ page }) => {
    await sendUnaided(page, 'Grace')
    await isForgotten(page)
  })

  test('stays kept while the server finds it wrong, until it is put right', async ({ page }) => {
    await sendUnaided(page, '   ')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not sent yet')
    expect(await kept(page)).toEqual(['draft:contact', 'keys:contact'])
    await page.getByLabel('Full name').fill('Grace')
    await button(page, contact).click()
    await isForgotten(page)
  })
})
