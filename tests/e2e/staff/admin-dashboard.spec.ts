/** /admin/dashboard: spec sections 2, 4, 5, 8 and 9. */
import type { Route } from '@playwright/test'
import { cells, counter, LISTS, open, rows, SHORT_DATE, table } from '../../support/browser/admin-page.ts'
import { searchWords } from '#server/db/search.ts'
import { standStill } from '../../support/browser/clock.ts'
import { query } from '../../support/browser/database.ts'
import { hold } from '../../support/browser/hold.ts'
import { painted } from '../../support/browser/painted.ts'
import { toasted } from '../../support/browser/said.ts'
import { giveClient, newIntern } from '../../support/browser/interns.ts'
import { giveEvaluation, newJudge, ventureName } from '../../support/browser/judges.ts'
import { expectWords, noteWords } from '../../support/browser/seen.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /status of 500/, reducedMotion: 'reduce' })

test('says in the stated words what is empty and what could not be loaded, and loads it when asked again', async ({ page }) => {
  await standStill(page)
  await page.route(LISTS, (route) => route.fulfill({ json: { data: [], meta: { total: 0, page: 1, pageSize: 10 } } }))
  await open(page)
  for (const [name, words] of [['Intern', 'No User found.'], ['Client Records', 'No clients found. Add your first client above.'], ['Judges', 'No judge found.'], ['Judge Response', 'No judge response found.']] as const)
    await expect(table(page, name)).toContainText(words)

  await expect(page.getByRole('heading', { name: /^(Intern|Client Records|Judges|Judge Response)$/ })).toHaveText(['Intern', 'Client Records', 'Judges', 'Judge Response'])
  await expect(page.getByRole('main').getByRole('button').last()).toHaveText('Logout')

  const refuse = (route: Route) => route.fulfill({ status: 500, json: { error: 'Something went wrong', errors: [] } })
  for (const [list, words] of [['users', 'Failed to fetch clients'], ['clients', 'Failed to fetch clients'], ['judges', 'Failed to fetch responses'], ['evaluations', 'Failed to fetch responses']] as const) {
    const calls = `**/api/admin/get-${list}**`
    await page.route(calls, refuse)
    await page.reload()
    await expect(toasted(page, 'error', words), list).toBeVisible()
    await page.unroute(calls)
  }
  await page.unroute(LISTS)
  await page.route(LISTS, refuse)
  await page.reload()
  await expect(page.getByText('Failed to fetch clients')).toHaveCount(1)
  await expect(page.getByText('Failed to fetch responses')).toHaveCount(1)
  await expect(page.getByText('could not be counted')).toHaveCount(2)
  await page.unroute(LISTS)
  await table(page, 'Judges').getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page, 'Judges').first()).toContainText('@')
  await expect(cells(page, 'Judges', 'Added').first()).toHaveText(SHORT_DATE)
  // The counts have no button of their own and were loaded again as well.
  await expect(page.getByText('could not be counted')).toHaveCount(0)
})

test('an overview that could not be loaded says so each time, leaves the rest alone, and comes when asked again', async ({ page }) => {
  const alert = '.pictures [role=alert]'
  await noteWords(page, alert)
  await page.route('**/api/admin/overview', (route) => route.fulfill({ status: 500, json: { error: 'Internal Server Error' } }))
  await open(page)
  const glance = page.getByRole('region', { name: 'At a glance' })
  const needed = page.getByRole('list', { name: 'What needs you now' })
  await expectWords(page, alert, 'The pictures could not be loaded.')
  await expect(needed).toContainText('New submissions could not be counted.')
  await expect(counter(page, 'Total Users')).toHaveText('–')
  await expect(rows(page, 'Intern').first()).toBeVisible()

  const again = glance.getByRole('button', { name: 'Try again' })
  await again.focus()
  const refused = page.waitForResponse('**/api/admin/overview')
  await page.keyboard.press('Enter')
  await refused
  await expectWords(page, alert, 'The pictures could not be loaded.', 'The pictures could not be loaded.')
  await expect(again).toBeFocused()
  await page.unroute('**/api/admin/overview')
  const letGo = await hold(page, '/api/admin/overview')
  await page.keyboard.press('Enter')
  await expect(glance.getByRole('button', { name: 'Trying...' })).toBeFocused()
  letGo()
  await expect(glance.getByRole('figure')).toHaveCount(3)
  await expect(glance).toBeFocused()
  await expect(needed).not.toContainText('could not be')
  await expect(counter(page, 'Total Users')).toHaveText(/^\d+$/)
})

test('nothing is said to wait only once all that could wait is known', async ({ page }) => {
  await page.route('**/api/admin/overview', async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: object }
    await route.fulfill({ json: { data: { ...data, newSubmissions: 0 } } })
  })
  await page.route('**/api/admin/get-{users,judges}?*state=invited*', (route) => route.fulfill({ json: { data: [], meta: { total: 0, page: 1, pageSize: 1 } } }))
  const known = await hold(page, '/api/admin/get-judges?*state=invited*')
  const interns = page.waitForResponse('**/api/admin/get-users?*state=invited*')
  await open(page)
  await expect(counter(page, 'Total Users')).toHaveText(/^\d+$/)
  await (await interns).finished()
  await painted(page)
  await expect(page.getByText('Nothing is waiting for you.')).toHaveCount(0)
  known()
  await expect(page.getByText('Nothing is waiting for you.')).toBeVisible()
})

test('who is invited and not in yet is counted, and the count leads to them', async ({ page }) => {
  const email = `waits-${Date.now()}@test.example`
  await query("insert into accounts (role, email, search) values ('intern', $1, $2)", [email, searchWords(email)])
  await open(page)
  await page.getByRole('link', { name: /interns? invited, not in yet/ }).click()
  const heading = page.getByRole('heading', { name: 'Intern', exact: true })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(table(page, 'Intern')).toContainText(email)
  await expect(table(page, 'Intern')).not.toContainText('Active')
  // The fragment is used once and removed, so that a reload keeps the scroll position.
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('link', { name: /interns? invited, not in yet/ }).click()
  await expect(heading).toBeFocused()
  await expect.poll(() => new URL(page.url()).hash).toBe('')
})

test('two dialogs that one address opens are each called by their own title', async ({ page }) => {
  const [intern, judge, venture] = [await newIntern(), await newJudge(), ventureName('Godwit')]
  const client = await giveClient(intern.id, { firstName: 'Grace', lastName: 'Hopper' })
  await giveEvaluation(judge.id, venture, 7)
  const [evaluation] = await query<{ id: string }>('select id from evaluations where judge_id = $1', [judge.id])
  await open(page, `?client=${client}&response=${evaluation!.id}`)
  await expect(page.getByRole('dialog', { name: venture })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Grace Hopper' })).toBeVisible()
})
