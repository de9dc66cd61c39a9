import { expect, type Page } from '@playwright/test'
import { button, loan, noteThanks } from './fillings.ts'
import { hold } from './hold.ts'

/** Keeps the form's island asleep until the returned function is called. */
export const holdIsland = (page: Page) => hold(page, '/_astro/FormIsland*.js')

/** Prolongs the ten seconds after which the form is sent without its island, for a machine that is too slow to wake it in time. */
export const waitLonger = (page: Page) =>
  page.addInitScript(() => {
    const pause = window.setTimeout.bind(window)
    Object.assign(window, { setTimeout: (then: () => void, ms?: number) => pause(then, ms === 10_000 ? 100_000 : ms) })
  })

/** Opens the loan form's page with its island asleep until the returned function is called, however long that takes. */
export const openAsleep = async (page: Page) => {
  const release = await holdIsland(page)
  await waitLonger(page)
  await noteThanks(page)
  await page.goto(loan.path)
  return release
}

/**
 * The browser itself sends the loan form after ten seconds, and the island wakes before the answer. `tell` runs in the page
 * from its beginning and must log "awake"; `change` happens to the filled form before it is sent.
 */
export const wakeOnceSent = async (page: Page, email: string, tell: () => void, change?: () => Promise<void>) => {
  await page.clock.install()
  const release = await holdIsland(page)
  const arrive = await hold(page, `/api/forms/${loan.id}`, 'POST')
  await page.addInitScript(tell)
  const awake = page.waitForEvent('console', (message) => message.text() === 'awake')
  await page.goto(loan.path)
  await loan.fill(page, email)
  await change?.()
  const sent = page.waitForRequest(`**/api/forms/${loan.id}`)
  await button(page, loan).click()
  await page.clock.fastForward(10_000)
  await sent
  release()
  await awake
  arrive()
  await expect(page).toHaveURL(/\/thanks/)
}
