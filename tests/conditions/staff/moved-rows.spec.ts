/** Rows that move while a button in one is being pressed, or its dialog is open: docs/decisions/staff-tables.md. */
import type { Locator, Page } from '@playwright/test'
import { open } from '../../support/browser/admin-page.ts'
import { manage, openFor } from '../../support/browser/admin-clients.ts'
import { comeBack } from '../../support/browser/clock.ts'
import { query } from '../../support/browser/database.ts'
import { records } from '../../support/browser/intern-page.ts'
import { giveClient, newIntern } from '../../support/browser/interns.ts'
import { scored, sheet } from '../../support/browser/judge-page.ts'
import { giveEvaluation, newJudge, ventureName } from '../../support/browser/judges.ts'
import { painted } from '../../support/browser/painted.ts'
import { openAs } from '../../support/browser/sign-in.ts'
import { expect, test } from '../../support/browser/test.ts'
import { translate } from '../../support/browser/translated.ts'

test.use({ reducedMotion: 'reduce' })

/** A table with one row: the button or link in it, how another row comes to take its place, and what a press opens. */
type Held = { button: Locator; come: () => Promise<unknown>; opened: Locator }

const clients = async () => {
  const intern = await newIntern()
  await giveClient(intern.id, { firstName: 'Grace', lastName: 'Hopper', daysAgo: 2 })
  return { intern, come: () => giveClient(intern.id, { firstName: 'Ada', lastName: 'Byron' }) }
}
const evaluations = async () => {
  const [judge, venture] = [await newJudge(), ventureName('Linnet')]
  await giveEvaluation(judge.id, venture, 7)
  return { judge, venture, come: () => giveEvaluation(judge.id, `${venture} again`, 8) }
}
const HELD: Record<string, (page: Page) => Promise<Held>> = {
  'an intern’s clients': async (page) => {
    const { intern, come } = await clients()
    await openAs(page, 'intern', '/intern/dashboard', intern.email)
    return { button: records(page).getByRole('button', { name: 'Edit Grace Hopper' }), come, opened: page.getByRole('dialog') }
  },
  'all clients': async (page) => {
    const { intern, come } = await clients()
    await openFor(page, intern)
    return { button: manage(page, 'Grace Hopper'), come, opened: page.getByRole('dialog') }
  },
  'all evaluations': async (page) => {
    const { venture, come } = await evaluations()
    await open(page, `?responses.search=${venture}`)
    return { button: page.getByRole('button', { name: `Read Judge Curie on ${venture}`, exact: true }), come, opened: page.getByRole('dialog') }
  },
  'the trail': async (page) => {
    const intern = await newIntern()
    const note = async (lastName: string) => {
      const id = await giveClient(intern.id, { firstName: 'Grace', lastName })
      await query("insert into audit (account_id, role, action, subject_type, subject_id) values ($1, 'intern', 'client.create', 'client', $2)", [intern.id, id])
      return id
    }
    const id = await note('Hopper')
    await openAs(page, 'admin', `/admin/activity?activity.search=${intern.email}`)
    return { button: page.locator(`a[href$="client=${id}"]`), come: () => note('Murray'), opened: page.getByRole('dialog', { name: 'Grace Hopper' }) }
  },
  'a judge’s evaluations': async (page) => {
    const { judge, venture, come } = await evaluations()
    await openAs(page, 'judge', '/judge/dashboard', judge.email)
    return { button: scored(page).getByRole('button', { name: `Revise ${venture}`, exact: true }), come, opened: sheet(page).getByText(/^Revising /) }
  },
}

for (const [what, openOn] of Object.entries(HELD)) {
  test(`in the table of ${what} what is held opens nobody else, who has come to stand there meanwhile`, async ({ page }) => {
    await page.clock.install()
    const { button, come, opened } = await openOn(page)
    await button.hover()
    const place = await button.evaluateHandle((element) => element.closest('td, th')!)
    await page.mouse.down()
    await come()
    await comeBack(page)
    await expect.poll(() => button.evaluate((element, cell) => !cell.contains(element), place)).toBe(true)
    await page.mouse.up()
    await painted(page)
    await expect(opened).toHaveCount(0)
    await button.click()
    await expect(opened).toBeVisible()
  })
}

test('on a page that the browser has translated a row of the trail says what it is, whichever stood there before', async ({ page }) => {
  await page.clock.install()
  const intern = await newIntern()
  const note = (action: string, type: string, details: object) =>
    query('insert into audit (account_id, role, action, subject_type, subject_id, details) values ($1, $2, $3, $4, $5, $6)', [intern.id, 'intern', action, type, intern.id, JSON.stringify(details)])
  await note('client.create', 'client', { status: 'Evidence Mapping' })
  await openAs(page, 'admin', `/admin/activity?activity.search=${intern.email}`)
  const rows = page.locator('#activity tbody tr')
  await expect(rows).toHaveText([/added a client with the status Evidence Mapping\. Open it/])
  await translate(page)
  await note('account.password', 'account', { by: 'own' })
  await comeBack(page)
  await expect(rows).toHaveText([/changed the password(?!\. Open it)/, /added a client with the status Evidence Mapping\. Open it/])
})

test('a dialog closes to the button of its row, wherever that is by then', async ({ page }) => {
  await page.clock.install()
  const { venture, come } = await evaluations()
  await open(page, `?responses.search=${venture}`)
  const button = page.getByRole('button', { name: `Read Judge Curie on ${venture}`, exact: true })
  await button.click()
  await expect(page.getByRole('dialog', { name: venture })).toBeVisible()
  await come()
  await comeBack(page)
  await expect(page.locator('#responses tbody tr')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})
