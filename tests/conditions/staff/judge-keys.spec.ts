/** The judging sheet by keyboard: where the focus is, and that it is in view (docs/decisions/focus.md). */
import type { Locator, Route } from '@playwright/test'
import { hold } from '../../support/browser/hold.ts'
import { discarding, fillIn, open, scored, SENT, sheet, submit, title } from '../../support/browser/judge-page.ts'
import { giveEvaluation, newJudge, ventureName } from '../../support/browser/judges.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ reducedMotion: 'reduce' })

test('while a sheet is being sent it rests: nothing can be typed, or put in its place, that the answer would sweep away', async ({ page }) => {
  const judge = await newJudge()
  const [venture, earlier] = [ventureName('Dunlin'), ventureName('Sanderling')]
  await giveEvaluation(judge.id, earlier, 5)
  await open(page, judge.email)
  await fillIn(page, venture)
  const letGo = await hold(page, '/api/judge/submit-evaluation')
  await sheet(page).getByLabel('Judge name').press('Enter')
  const sending = sheet(page).getByRole('button', { name: 'Submitting...' })
  await expect(sending).toBeFocused()
  await sheet(page).getByLabel('Comments').focus()
  await page.keyboard.type('An afterthought.')
  await expect(sheet(page).getByLabel('Comments')).toHaveValue('')
  await expect(sending).toBeFocused()
  await expect(sheet(page).getByRole('button', { name: 'Clear' })).toBeHidden()
  await expect(scored(page).getByRole('button', { name: `Revise ${earlier}` })).toBeDisabled()
  letGo()
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(title(page)).toBeFocused()
  await sheet(page).getByLabel('Comments').fill('The next one.')
  await expect(scored(page).getByRole('button', { name: `Revise ${earlier}` })).toBeEnabled()
})

test.describe('a failure', () => {
  test.use({ expectedProblems: /status of (409|500)|ERR_FAILED/ })
  test('leaves the focus on the button, or on the first wrong field', async ({ page }) => {
    const judge = await newJudge()
    await open(page, judge.email)
    await fillIn(page, ventureName('Godwit'))
    const refusal = (status: number) => (route: Route) => route.fulfill({ status, json: { success: false, error: `Refused with ${status}`, errors: [] } })
    for (const [answer, words] of [[(route: Route) => route.abort(), 'No answer came'], [refusal(500), 'Refused with 500'], [refusal(409), 'Refused with 409']] as const) {
      await page.route('**/api/judge/submit-evaluation', answer, { times: 1 })
      await submit(page).press('Enter')
      await expect(sheet(page).getByRole('alert')).toContainText(words)
      await expect(submit(page)).toBeFocused()
    }
    await sheet(page).getByLabel('Weaknesses').fill('')
    await submit(page).press('Enter')
    await expect(sheet(page).getByLabel('Weaknesses')).toBeFocused()
  })
})

test('a sheet is cleared only when asked twice, and the focus is nowhere lost', async ({ page }) => {
  await open(page, (await newJudge()).email)
  const clear = sheet(page).getByRole('button', { name: 'Clear' })
  await sheet(page).getByLabel('Comments').fill('half a thought')
  await clear.press('Enter')
  await page.keyboard.press('Escape')
  await expect(clear).toBeFocused()
  // Not every browser focuses a pressed button: the button is focused all the same, without scrolling the page.
  await clear.evaluate((button) => button.addEventListener('mousedown', (event) => { event.preventDefault(); Object.assign(window, { place: scrollY }) }))
  await clear.blur()
  await clear.click()
  await discarding(page).getByRole('button', { name: 'Keep it' }).press('Enter')
  await expect(clear).toBeFocused()
  expect(await page.evaluate(() => scrollY - (window as unknown as { place: number }).place)).toBe(0)
  await clear.press('Enter')
  await discarding(page).getByRole('button', { name: 'Discard it' }).press('Enter')
  await expect(title(page)).toBeFocused()
  await expect(sheet(page).getByLabel('Comments')).toHaveValue('')
})

test('what is asked in the very moment the question before goes stays asked', async ({ page }) => {
  await open(page, (await newJudge()).email)
  const clear = sheet(page).getByRole('button', { name: 'Clear' })
  await sheet(page).getByLabel('Comments').fill('half a thought')
  await clear.press('Enter')
  // Closes the dialog as Escape does, and presses the button before the `close` event.
  await clear.evaluate((button: HTMLButtonElement) => {
    document.querySelector('dialog')!.requestClose()
    button.click()
  })
  await discarding(page).getByRole('button', { name: 'Discard it' }).press('Enter')
  await expect(sheet(page).getByLabel('Comments')).toHaveValue('')
})

/** What covers the middle of `element`, in words; empty if nothing does. */
const coverOf = (element: Locator) => element.evaluate((node) => {
  const { x, y, width, height } = node.getBoundingClientRect()
  const there = document.elementFromPoint(x + width / 2, y + height / 2)
  return there && (there.contains(node) || node.contains(there)) ? '' : `${node.id} is under ${there?.outerHTML.slice(0, 60) ?? 'the edge of the window'}`
})

for (const [width, height] of [[320, 256], [390, 844]] as const) {
  test(`what has the focus is in sight, and so is what is wrong with it, in a window of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, (await newJudge()).email)
    await fillIn(page, ventureName('Ruff'))
    const first = sheet(page).getByLabel('Judge name')
    const steps = await sheet(page).locator('input, select, textarea, button').filter({ visible: true }).count() - 1
    const covers = []
    await first.focus()
    for (const [key, end] of [['Tab', submit(page)], ['Shift+Tab', first]] as const) {
      for (let step = 0; step < steps; step += 1) {
        await page.keyboard.press(key)
        covers.push(await coverOf(page.locator(':focus')))
      }
      await expect(end).toBeFocused()
    }
    expect(covers.filter(Boolean)).toEqual([])

    for (const label of ['Judge name', 'Strengths', 'Weaknesses']) {
      const field = sheet(page).getByLabel(label)
      const before = await field.inputValue()
      await field.fill('')
      await submit(page).click()
      await expect(field).toBeFocused()
      expect(await coverOf(field)).toBe('')
      expect(await coverOf(page.locator(`#${await field.getAttribute('id')}-error`))).toBe('')
      await field.fill(before)
    }
  })
}
