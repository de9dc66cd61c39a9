/** The tables of the portals: spec sections 4 and 9; docs/decisions/staff-tables.md. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { barriers } from '../../support/browser/axe.ts'
import { open, rows, table } from '../../support/browser/admin-page.ts'
import { standStill, stopClock } from '../../support/browser/clock.ts'
import { hold } from '../../support/browser/hold.ts'
import { expectWords, noteWords } from '../../support/browser/seen.ts'
import { openAs } from '../../support/browser/sign-in.ts'
import { slowDown } from '../../support/browser/slow.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /ERR_FAILED/, reducedMotion: 'reduce' })

/** Only the clients' calls: a table further down, whose rows load late, would have failures of its own. */
const CLIENTS = '**/api/admin/get-clients**'

/** Messages of failures, in place or as toasts. */
const failures = (page: Page) => page.locator('[role="alert"], .toast[data-type="error"]')

test('a table by keyboard: searched, sorted, filtered, paged, its columns chosen; the address holds the view', async ({ page }) => {
  await open(page)
  const clients = table(page, 'Client Records')
  const section = page.locator('#clients')
  await expect(rows(page, 'Client Records')).toHaveCount(10)
  await expect(clients.getByRole('columnheader', { name: 'Created' })).toHaveAttribute('aria-sort', 'descending')
  await expect(section.getByText(/^1–10 of \d+$/)).toBeVisible()

  await section.getByRole('button', { name: 'Next page' }).focus()
  await page.keyboard.press('Enter')
  await expect(section.getByText(/^11–20 of \d+$/)).toBeVisible()
  await expect(page).toHaveURL(/clients\.page=2/)
  await clients.getByRole('button', { name: 'Name' }).focus()
  await page.keyboard.press('Enter')
  await expect(clients.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/clients\.sort=lastName$/)
  await expect(section.getByRole('status').filter({ hasText: 'Client Records' })).toHaveText(/^Client Records by Name, ascending: 1–10 of \d+$/)
  await section.getByRole('searchbox').fill('ada')
  await expect(page).toHaveURL(/clients\.search=ada/)
  await expect(rows(page, 'Client Records').first()).toContainText('Ada')
  await section.getByRole('combobox', { name: 'Status' }).selectOption('Rejected')
  await expect(clients).toContainText('Nothing matches this search.')

  await page.goBack()
  await expect(section.getByRole('combobox', { name: 'Status' })).toHaveValue('')
  await expect(rows(page, 'Client Records').first()).toContainText('Ada')
  await page.goBack()
  await expect(section.getByRole('searchbox')).toHaveValue('')

  await section.getByRole('button', { name: 'Columns' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Age' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(section.getByRole('button', { name: 'Columns' })).toBeFocused()
  await expect(clients.getByRole('columnheader', { name: 'Age' })).toHaveCount(0)
  // It closes behind the focus as well, and covers nothing that has it.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Age' })).toBeFocused()
  await section.getByRole('button', { name: 'Export' }).focus()
  await expect(page.getByRole('checkbox', { name: 'Age' })).toBeHidden()

  const download = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Export' }).click()
  const csv = readFileSync(await (await download).path(), 'utf8')
  expect(csv.trim().split('\n').length).toBeGreaterThan(20)

  // The address restores the view; the choice of columns is kept by the browser.
  await page.goto('/admin/dashboard?clients.search=ada&clients.sort=-createdAt')
  await expect(section.getByRole('searchbox')).toHaveValue('ada')
  await expect(clients.getByRole('columnheader', { name: 'Created' })).toHaveAttribute('aria-sort', 'descending')
  await expect(clients.getByRole('columnheader', { name: 'Age' })).toHaveCount(0)
})

test('a page of a table that could not be loaded leaves the way back, and nobody loses their place', async ({ page }) => {
  await standStill(page)
  await open(page)
  const section = page.locator('#clients')
  const turn = (name: string) => section.getByRole('button', { name })
  await expect(section.getByText(/^1–10 of \d+$/)).toBeVisible()
  await page.route(CLIENTS, (route) => route.abort())
  await turn('Next page').focus()
  await page.keyboard.press('Enter')
  await expect(section).toContainText('The list could not be loaded.')
  await expect(turn('Next page')).toBeFocused()
  await expect(section.getByText(/ of \d+$/)).toHaveCount(0)
  const release = await hold(page, '/api/admin/get-clients**')
  await turn('Try again').press('Enter')
  await expect(turn('Trying...')).toBeFocused()
  release()
  await expect(turn('Try again')).toBeFocused()

  await turn('Previous page').focus()
  await page.keyboard.press('Enter')
  await expect(section.getByText(/^1–10 of \d+$/)).toBeVisible()
  await page.unroute(CLIENTS)
  await page.locator('.toast').getByRole('button', { name: 'Dismiss' }).click()
  await expect(failures(page)).toHaveCount(0)
  const came = await hold(page, '/api/admin/get-clients**')
  await turn('Next page').focus()
  await page.keyboard.press('Enter')
  // While the request is repeated there is no failure, and the earlier rows stay.
  await expect(page).toHaveURL(/clients\.page=2/)
  await expect(section).not.toContainText('The list could not be loaded.')
  await expect(failures(page)).toHaveCount(0)
  came()
  await expect(section.getByText(/^11–20 of \d+$/)).toBeVisible()
  await expect(failures(page)).toHaveCount(0)

  // The pager disappears while it has the focus.
  await page.route(CLIENTS, (route) => route.fulfill({ json: { data: [], meta: { total: 0, page: 1, pageSize: 10 } } }))
  await page.keyboard.press('Enter')
  await expect(section.getByRole('heading', { name: 'Client Records' })).toBeFocused()
})

test('each failure of a page is told once more, and none of a page that has come since', async ({ page }) => {
  await page.clock.install()
  await noteWords(page, '.toast-text')
  await open(page)
  const section = page.locator('#clients')
  const turn = (name: string) => section.getByRole('button', { name })
  const toast = page.locator('.toast').filter({ hasText: 'Failed to fetch clients' })
  const dismiss = async () => {
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toast).toHaveCount(0)
    // A later moment: the same words within a second would be announced once.
    await page.clock.fastForward(1000)
  }
  await expect(section.getByText(/^1–10 of \d+$/)).toBeVisible()
  await page.route(CLIENTS, (route) => route.abort())
  await turn('Next page').press('Enter')
  await dismiss()
  await turn('Try again').press('Enter')
  await dismiss()
  await page.unroute(CLIENTS)
  await turn('Try again').press('Enter')
  await expect(section.getByText(/^11–20 of \d+$/)).toBeVisible()

  for (const [name, range] of [['Previous', /^1–10 of/], ['Next', /^11–20 of/], ['Previous', /^1–10 of/]] as const) {
    await turn(`${name} page`).press('Enter')
    await expect(section.getByText(range)).toBeVisible()
  }
  await expectWords(page, '.toast-text', 'Failed to fetch clients', 'Failed to fetch clients')
})

test('a view that comes says nothing before its rows do, and the focus stays in the table', async ({ page }) => {
  await open(page, '?clients.search=zyzzyva')
  const clients = table(page, 'Client Records')
  await expect(clients).toContainText('Nothing matches this search.')
  const release = await hold(page, '/api/admin/get-clients**')
  await clients.getByRole('button', { name: 'Clear search and filters' }).press('Enter')
  await expect(page.locator('#clients').getByRole('searchbox')).toHaveValue('')
  await expect(page.locator('#clients').getByRole('heading', { name: 'Client Records' })).toBeFocused()
  await expect(clients).not.toContainText(/No clients found|Nothing matches/)
  release()
  await expect(rows(page, 'Client Records')).toHaveCount(10)
})

test('rows of the view before stay readable below a line that runs once the next ones are late, not with the answer to the press', async ({ page }) => {
  await page.clock.install()
  await open(page)
  const clients = table(page, 'Client Records')
  const scroller = page.locator('#clients .table-scroller')
  await expect(rows(page, 'Client Records')).toHaveCount(10)
  const release = await hold(page, '/api/admin/get-clients**')
  await stopClock(page)
  await clients.getByRole('button', { name: 'Name' }).press('Enter')
  await expect(clients.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  await page.clock.runFor(100)
  expect(await scroller.getAttribute('data-stale')).toBe('false')
  await page.clock.runFor(100)
  await page.clock.resume()
  await expect(scroller).toHaveAttribute('data-stale', 'true')
  expect(await barriers(page, { within: '#clients' })).toEqual([])
  release()
  await expect(scroller).toHaveAttribute('data-stale', 'false')
})

test('on a slow machine every press of a table counts, and what is chosen stays chosen', async ({ page }) => {
  await open(page)
  const section = page.locator('#clients')
  await expect(rows(page, 'Client Records')).toHaveCount(10)
  await section.getByRole('button', { name: 'Next page' }).focus()
  await slowDown(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/clients\.page=3/, { timeout: 90_000 })
  await expect(section.getByText(/^21–\d+ of \d+$/)).toBeVisible()
  const chosen = await section.getByRole('combobox', { name: 'Status' }).evaluate((select: HTMLSelectElement) => {
    select.selectedIndex = 1
    select.dispatchEvent(new Event('change', { bubbles: true }))
    return new Promise((resolve) => { setTimeout(() => resolve(select.selectedIndex)) })
  })
  expect(chosen).toBe(1)
  await slowDown(page, 1)
})

/** In the page: types one more letter just when the pause before the search is over. */
const typeOnAsItBegins = (pauseMs: number) => {
  const wait = window.setTimeout.bind(window)
  let isTyped = false
  const typeOn = () => {
    const box = document.querySelector<HTMLInputElement>('.table-search input')
    if (isTyped || !box?.value) return
    isTyped = true
    box.setRangeText('a', box.value.length, box.value.length, 'end')
    box.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  window.setTimeout = ((act: () => void, ms?: number) => wait(() => { act(); if (ms === pauseMs) typeOn() }, ms)) as typeof window.setTimeout
}

test('a letter that is typed just as the search begins is searched too', async ({ page }) => {
  await page.addInitScript(typeOnAsItBegins, 300)
  // The only page with a single table, and so a single pause of this length.
  await openAs(page, 'intern', '/intern/dashboard')
  const box = page.getByRole('searchbox')
  await box.pressSequentially('ad')
  await expect(page).toHaveURL(/clients\.search=ada$/)
  await expect(box).toHaveValue('ada')
})
