/** The application that asks for a resume: spec sections 3, 5, 8; decisions "Forms"; trust row 8. */
import { rename, utimes, writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { stopClock } from '../support/browser/clock.ts'
import { forgetLimits, query } from '../support/browser/database.ts'
import { pdf } from '../support/files.ts'
import { application, button, expectThanks, formOf, newEmail, open } from '../support/browser/fillings.ts'
import { hold } from '../support/browser/hold.ts'
import { openedAMinuteAgo } from '../support/browser/tickets.ts'
import { expect, test } from '../support/browser/test.ts'

const endpoint = `**/api/forms/${application.id}`
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

const resume = (page: Page) => page.getByLabel('Resume')
const stored = (email: string) =>
  query<{ name: string; size: number; position: string; spam: boolean }>(
    "select f.name, f.size, s.data->>'position' as position, s.spam from submissions s left join submission_files f on f.submission_id = s.id where s.data->>'email' = $1",
    [email],
  )

test.use({ expectedProblems: /status of (413|422|500)|ERR_FAILED/ })
test.beforeEach(async ({ page }) => {
  await forgetLimits()
  await openedAMinuteAgo(page, application.id)
})

const begin = async (page: Page) => {
  const email = newEmail()
  await open(page, application)
  await application.fill(page, email)
  return email
}

test('says beforehand what may be sent, offers nothing else to choose, and keeps no room for a progress that isn’t there yet', async ({ page }) => {
  await open(page, application)
  await expect(resume(page)).toHaveAccessibleDescription('PDF, DOC or DOCX, at most 4 MB')
  await expect(resume(page)).toHaveAttribute('accept', '.pdf,.doc,.docx')
  const form = formOf(page, application)
  const [fields, send] = [await form.locator('.fields').last().boundingBox(), await form.locator('.send').boundingBox()]
  // The gap of a row and the button's own margin.
  expect(send!.y - fields!.y - fields!.height).toBeLessThan(40)
})

test('is stored with its application and position, and the form is empty again', async ({ page }) => {
  const email = await begin(page)
  await resume(page).setInputFiles(file('cv.pdf', pdf(3_900_000)))
  await button(page, application).click()
  await expectThanks(page, application)
  expect(await stored(email)).toEqual([{ name: 'cv.pdf', size: 3_900_000, position: 'Business Development Specialist', spam: false }])
  await expect(resume(page)).toHaveValue('')
})

test('its thanks stand for six seconds, in place of the form', async ({ page }) => {
  await page.clock.install()
  const release = await hold(page, `/api/forms/${application.id}`, 'POST')
  await begin(page)
  await resume(page).setInputFiles(file('cv.pdf', pdf(20_000)))
  await button(page, application).click()
  await expect(button(page, application)).toBeDisabled()
  await stopClock(page)
  release()
  await expect(page.getByRole('status')).toHaveText(application.success)
  await expect(formOf(page, application)).toBeHidden()
  await page.clock.runFor(5900)
  await expect(page.getByRole('status')).toHaveText(application.success)
  await page.clock.runFor(200)
  await expect(page.getByText(application.success)).toHaveCount(0)
  await expect(formOf(page, application)).toBeVisible()
  await page.clock.resume()
})

test('tells how much of it has been sent', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await begin(page)
  await resume(page).setInputFiles(file('cv.pdf', pdf(3_000_000)))
  const line = (uploadThroughput: number) => client.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput })
  await line(100_000)
  await button(page, application).click()
  const progress = page.getByRole('progressbar', { name: 'Upload' })
  await expect(progress).toBeVisible()
  await expect(page.getByText(/^\d0% sent$/)).toBeVisible()
  // Progress has been shown, so the rest need not be slow.
  await line(-1)
  await expectThanks(page, application)
  await expect(progress).toHaveCount(0)
})

test.describe('is refused before a byte is sent, beside its field', () => {
  for (const [what, choice, message] of [
    ['over 4 MB', file('cv.pdf', pdf(4 * 1024 * 1024 + 1)), /larger than 4 MB/],
    ['of another kind', file('cv.odt', Buffer.from('x')), /This is not a PDF, DOC or DOCX file/],
    ['empty', file('cv.pdf', Buffer.alloc(0)), /This file is empty/],
    ['none', undefined, /Please choose a PDF, DOC or DOCX file/],
  ] as const)
    test(what, async ({ page }) => {
      let sent = 0
      await page.route(endpoint, async (route) => { sent += 1; await route.continue() })
      const email = await begin(page)
      if (choice) await resume(page).setInputFiles(choice)
      await button(page, application).click()
      await expect(resume(page)).toHaveAccessibleDescription(message)
      await expect(resume(page)).toBeFocused()
      expect(sent).toBe(0)
      await resume(page).setInputFiles(file('cv.pdf', pdf()))
      await expect(resume(page)).not.toHaveAttribute('aria-invalid', 'true')
      await button(page, application).click()
      await expectThanks(page, application)
      expect(await stored(email)).toHaveLength(1)
    })
})

test('that only the server sees through is named at its field, and the rest is kept', async ({ page }) => {
  const email = await begin(page)
  await resume(page).setInputFiles(file('cv.pdf', Buffer.from('MZ')))
  await button(page, application).click()
  await expect(resume(page)).toHaveAccessibleDescription(/The content of this file is not that of/)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  expect(await stored(email)).toEqual([])
})

test('that was saved once more after it was chosen is asked for again: no browser would send it', async ({ page }, info) => {
  const path = info.outputPath('cv.pdf')
  await writeFile(path, pdf())
  const email = await begin(page)
  await resume(page).setInputFiles(path)
  await button(page, application).focus()
  await writeFile(path, pdf(80))
  // A clearly later time, because both writes may fall into the same second.
  await utimes(path, new Date(), new Date(Date.now() + 60_000))
  await button(page, application).click()
  await expect(resume(page)).toHaveAccessibleDescription(/This file has changed since you chose it\. Please choose it again\./)
  await expect(resume(page)).toBeFocused()
  await resume(page).setInputFiles(path)
  await button(page, application).click()
  await expectThanks(page, application)
  expect(await stored(email)).toMatchObject([{ size: 80 }])
})

test('that was renamed after it was chosen is not just called empty', async ({ page }, info) => {
  const path = info.outputPath('cv.pdf')
  await writeFile(path, pdf())
  await begin(page)
  await resume(page).setInputFiles(path)
  await rename(path, info.outputPath('resume.pdf'))
  await button(page, application).click()
  await expect(resume(page)).toHaveAccessibleDescription(/was moved after you chose it\. Please choose it again/)
})

test('of an answer that was lost is one row after another click', async ({ page }) => {
  await page.route(endpoint, async (route) => { await route.fetch(); await route.abort('failed') }, { times: 1 })
  const email = await begin(page)
  await resume(page).setInputFiles(file('cv.pdf', pdf(200_000)))
  await button(page, application).click()
  // There is no status to name.
  await expect(page.getByRole('alert')).toHaveText(application.failure)
  await button(page, application).click()
  await expectThanks(page, application)
  expect(await stored(email)).toHaveLength(1)
})

test.describe('that is dropped', () => {
  /** Drops a file as from a folder of the computer, in the middle of `on`. */
  const drop = async (page: Page, on: Locator, path: string) => {
    await on.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await on.boundingBox())!
    const device = await page.context().newCDPSession(page)
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await device.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data: { items: [], files: [path], dragOperationsMask: 1 } })
  }
  const names = (page: Page) => resume(page).evaluate((field: HTMLInputElement) => Array.from(field.files!, ({ name }) => name))

  for (const [where, on] of [['on its field', resume], ['elsewhere in its form', (page: Page) => page.getByLabel('Cover letter')]] as const)
    test(`${where} is chosen`, async ({ page }, info) => {
      const path = info.outputPath('cv.pdf')
      await writeFile(path, pdf())
      const email = await begin(page)
      await button(page, application).click()
      await expect(resume(page)).toHaveAttribute('aria-invalid', 'true')
      await drop(page, on(page), path)
      expect(await names(page)).toEqual(['cv.pdf'])
      await expect(resume(page)).not.toHaveAttribute('aria-invalid', 'true')
      await button(page, application).click()
      await expectThanks(page, application)
      expect(await stored(email)).toMatchObject([{ name: 'cv.pdf' }])
    })

  test('outside the form is not opened in place of what was typed', async ({ page }, info) => {
    const path = info.outputPath('cv.pdf')
    await writeFile(path, pdf())
    await begin(page)
    const taken = page.evaluate(() => new Promise<boolean>((resolve) => { addEventListener('dragover', (event) => { resolve(event.defaultPrevented) }, { once: true }) }))
    await drop(page, page.getByRole('heading', { name: 'Requirements' }), path)
    // A browser opens what the page has not taken.
    expect(await taken).toBe(true)
    expect(page.context().pages()).toEqual([page])
    expect(await names(page)).toEqual([])
  })
})

test('is never part of a draft: a reload keeps the words and asks for the file', async ({ page }) => {
  const email = await begin(page)
  await resume(page).setInputFiles(file('secret-name.pdf', pdf()))
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret-name')
  await page.reload()
  await open(page, application)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(resume(page)).toHaveValue('')
})

test('names the status after a failure', async ({ page }) => {
  await page.route(endpoint, (route) => route.fulfill({ status: 500, json: { error: 'x', errors: [{ message: 'x' }] } }))
  await begin(page)
  await resume(page).setInputFiles(file('cv.pdf', pdf()))
  await button(page, application).click()
  await expect(page.getByRole('alert')).toHaveText(`${application.failure} (status 500)`)
})
