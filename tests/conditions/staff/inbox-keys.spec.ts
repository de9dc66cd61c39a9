/** The inbox by keyboard: what its keys do; docs/decisions/inbox.md. */
import { standStill } from '../../support/browser/clock.ts'
import { hold } from '../../support/browser/hold.ts'
import { labels, open, pane, rows, view } from '../../support/browser/inbox-page.ts'
import { giveSubmission, labelOf, newSender } from '../../support/browser/inbox.ts'
import { slowDown } from '../../support/browser/slow.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /ERR_FAILED/, reducedMotion: 'reduce' })

test('is worked through by keys: on, open, label, and on to the next; the keys can be switched off', async ({ page }) => {
  const sender = newSender()
  const ids = [await giveSubmission(sender, { data: { message: 'The first one.' } }), await giveSubmission(sender, { data: { message: 'The second one.' } }), await giveSubmission(sender, { data: { message: 'The third one.' } })]
  await open(page, `/admin/inbox?inbox.search=${sender}`)
  await view(page, 'New').click()
  await expect(view(page, 'New')).toHaveText('New 3')
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByRole('complementary', { name: 'Keyboard' }).getByRole('listitem'))
    .toHaveText(['JK next, previous', 'Enter open, then go to it', 'NPD new, in progress, done', 'S spam', 'R reply', '/ search', 'Esc close'])

  await page.keyboard.press('j')
  await expect(rows(page).nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(pane(page).getByRole('definition').filter({ hasText: 'The first one.' })).toBeVisible()
  await expect.poll(() => new URL(page.url()).searchParams.get('inbox.open')).toBe(ids[0])
  await page.keyboard.press('Enter')
  await expect(pane(page).getByRole('heading', { level: 2 })).toBeFocused()

  // Catches the click, because no mail program can open in a test.
  await page.evaluate(() => document.addEventListener('click', (event) => {
    event.preventDefault()
    Object.assign(window, { replied: (event.target as HTMLAnchorElement).href })
  }, { once: true }))
  await page.keyboard.press('r')
  expect(await page.evaluate(() => (window as unknown as { replied: string }).replied)).toContain(`mailto:${sender.toLowerCase()}@example.com`)

  await page.keyboard.press('d')
  await expect(labels(page).getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true')
  await expect(rows(page)).toHaveCount(2)
  expect(await labelOf(ids[0]!)).toEqual({ state: 'done', spam: false })
  await page.keyboard.press('j')
  await expect(pane(page)).toContainText('The second one.')
  await page.keyboard.press('p')
  await expect(rows(page)).toHaveCount(1)
  expect(await labelOf(ids[1]!)).toEqual({ state: 'in progress', spam: false })

  await expect(labels(page).getByRole('button', { name: 'Done' })).toHaveAttribute('aria-keyshortcuts', 'd')
  await page.getByLabel('Single-letter shortcuts').uncheck()
  await expect(labels(page).getByRole('button', { name: 'Done' })).not.toHaveAttribute('aria-keyshortcuts')
  const written: string[] = []
  page.on('request', (request) => { if (request.method() !== 'GET') written.push(request.url()) })
  await page.keyboard.press('d')
  await page.keyboard.press('Escape')
  await expect(pane(page)).toBeHidden()
  expect(written).toEqual([])
  // The width of a laptop zoomed to 150 per cent, which has keys, and so the switch for them.
  await page.setViewportSize({ width: 853, height: 600 })
  await expect(page.getByLabel('Single-letter shortcuts')).toBeVisible()
})

test('where what is read covers the list, a key leads from one to the next all the same, and to the search', async ({ page }) => {
  const sender = newSender()
  const ids: string[] = []
  for (let count = 1; count <= 11; count++) ids.push(await giveSubmission(sender, { data: { message: `Number ${count}.` } }))
  // The size of a laptop's window zoomed to 150 per cent.
  await page.setViewportSize({ width: 853, height: 600 })
  await open(page, `/admin/inbox?inbox.search=${sender}`)
  await rows(page).nth(8).press('Enter')
  await expect(pane(page)).toContainText('Number 9.')
  for (const message of ['Number 10.', 'Number 11.']) {
    await page.keyboard.press('j')
    await expect(pane(page)).toContainText(message)
    await expect(pane(page).getByRole('heading', { level: 2 })).toBeFocused()
  }
  await page.keyboard.press('/')
  await expect(pane(page)).toBeHidden()
  await expect(page.getByRole('searchbox', { name: 'Search submissions' })).toBeFocused()
  await rows(page).filter({ hasText: 'Number 11.' }).press('Enter')
  await expect(pane(page).getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('k')
  await expect(pane(page)).toContainText('Number 10.')
  await expect.poll(() => new URL(page.url()).searchParams.get('inbox.open')).toBe(ids[9])
  await page.keyboard.press('Escape')
  await expect(pane(page)).toBeHidden()
  await expect(page.getByText('1–10 of 11', { exact: true })).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Number 10.' })).toBeFocused()
})

test('on a slow machine a key means the row that one stands on', async ({ page }) => {
  const sender = newSender()
  const ids = [await giveSubmission(sender), await giveSubmission(sender)]
  await open(page, `/admin/inbox?inbox.search=${sender}`)
  await expect(rows(page)).toHaveCount(2)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(labels(page)).toBeVisible()

  await slowDown(page)
  await page.keyboard.press('j')
  await page.keyboard.press('d')
  await slowDown(page, 1)
  await expect(labels(page).getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true')
  expect([await labelOf(ids[0]!), await labelOf(ids[1]!)]).toEqual([{ state: 'new', spam: false }, { state: 'done', spam: false }])
})

test('a key sets no label of what nobody has seen yet', async ({ page }) => {
  const [sender, other] = [newSender(), newSender()]
  await giveSubmission(sender)
  const id = await giveSubmission(other, { state: 'in progress' })
  const letGo = await hold(page, `/api/admin/submission/${id}`, 'GET')
  await open(page, `/admin/inbox?inbox.search=${sender}&inbox.open=${id}`)
  await expect(rows(page)).toHaveCount(1)
  await page.keyboard.press('d')
  letGo()
  await expect(labels(page).getByRole('button', { name: 'In progress' })).toHaveAttribute('aria-pressed', 'true')
  // This later press proves that the earlier ones have been handled.
  await page.keyboard.press('s')
  await expect.poll(() => labelOf(id)).toEqual({ state: 'in progress', spam: true })
})

test('a key means nothing where one stands on no row: what is out of sight keeps its label', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender)
  await open(page, `/admin/inbox?inbox.search=${sender}`)
  await expect(rows(page)).toHaveCount(1)
  await page.keyboard.press('j')
  await expect(rows(page)).toBeFocused()
  await view(page, 'In progress').click()
  await expect(rows(page)).toHaveCount(0)
  await page.keyboard.press('d')
  await view(page, 'New').click()
  await expect(rows(page)).toHaveCount(1)
  await page.keyboard.press('j')
  await page.keyboard.press('p')
  await expect(rows(page)).toHaveCount(0)
  expect(await labelOf(id)).toEqual({ state: 'in progress', spam: false })
})

test('Escape on a toast dismisses the toast, and leaves open what is read', async ({ page }) => {
  const id = await giveSubmission(newSender())
  await standStill(page)
  await open(page, `/admin/inbox?inbox.open=${id}`)
  await expect(labels(page)).toBeVisible()
  await page.route(`**/api/admin/submission/${id}`, (route) => route.abort())
  await page.keyboard.press('d')
  const toast = page.locator('.toast')
  await toast.getByRole('button', { name: 'Dismiss' }).focus()
  await page.keyboard.press('Escape')
  await expect(toast).toHaveCount(0)
  await expect(labels(page)).toBeVisible()
})

test('a key that is held labels one submission, not one after another', async ({ page }) => {
  const sender = newSender()
  for (let count = 0; count < 3; count++) await giveSubmission(sender)
  const written: string[] = []
  page.on('request', (request) => { if (request.method() === 'PUT') written.push(request.url()) })
  await open(page, `/admin/inbox?inbox.search=${sender}&inbox.state=new`)
  await expect(rows(page)).toHaveCount(3)
  await rows(page).first().focus()
  await page.keyboard.down('d')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toBeFocused()
  for (let times = 0; times < 2; times++) await page.keyboard.down('d')
  await page.keyboard.up('d')
  await page.keyboard.press('j')
  await expect(rows(page).nth(1)).toBeFocused()
  expect(written).toHaveLength(1)
})

test('the search has its key on keyboards too whose “/” comes with Shift', async ({ page }) => {
  const sender = newSender()
  await giveSubmission(sender)
  await open(page, `/admin/inbox?inbox.search=${sender}`)
  await expect(rows(page)).toHaveCount(1)
  // Playwright has no keyboard layout with “/” on a shifted key.
  await page.locator('body').dispatchEvent('keydown', { key: '/', shiftKey: true })
  await expect(page.getByRole('searchbox', { name: 'Search submissions' })).toBeFocused()
})

test('a letter labels no row that one has left: not from the pager, nor from an empty part of the page', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender)
  const written: string[] = []
  page.on('request', (request) => { if (request.method() === 'PUT') written.push(request.url()) })
  await open(page, `/admin/inbox?inbox.search=${sender}`)
  await expect(rows(page)).toHaveCount(1)
  const leave = {
    'to the page': () => page.getByRole('heading', { level: 1 }).click(),
    'to another control': () => view(page, 'All').focus(),
  }
  for (const [where, go] of Object.entries(leave)) {
    await page.keyboard.press('j')
    await expect(rows(page)).toBeFocused()
    await go()
    await expect(rows(page), where).not.toBeFocused()
    await page.keyboard.type('smith')
  }
  // Keys are handled in order: once this label is set, the earlier letters have set none.
  await page.keyboard.press('j')
  await page.keyboard.press('d')
  await expect.poll(() => labelOf(id)).toEqual({ state: 'done', spam: false })
  expect(written).toHaveLength(1)
})
