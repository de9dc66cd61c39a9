/** How much of a form is read, and how many fields are looked at (ASVS 15.2.2): counted in bytes and calls, never in time. */
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fileFieldOf } from '#contracts/forms/file-rules.ts'
import { allForms, formById } from '#contracts/forms/registry.ts'
import { maxLength, textFields } from '#contracts/forms/schema.ts'
import { formsApi } from '#server/forms/routes.ts'
import { mostWords } from '#server/forms/size.ts'
import { limits, MAX_BODY_BYTES, MAX_FORM_FIELDS } from '#server/settings.ts'
import { failureOf, postForm } from '../support/api/request.ts'
import { forgetLimits, forgetSubmissions, storedSubmissions } from '../support/api/rows.ts'
import { atMost, streamed } from '../support/api/streamed.ts'
import { APPLICATION, CONTACT } from '../support/api/submissions.ts'

const SIZE = 4.8 * 1024 * 1024
const WITH_FILE = allForms.find((form) => fileFieldOf(form))!
const types = { json: 'application/json', encoded: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data; boundary=x' }
beforeEach(async () => { await Promise.all([forgetLimits(), forgetSubmissions()]) })
const send = (id: string, type: string, more: Record<string, string>) => streamed(formsApi, `/f/${id}`, { headers: { 'content-type': type, ...more }, text: 'a&', size: SIZE })
const tooBig = async (answer: Response) => [answer.status, (await failureOf(answer)).errors[0]!.code]

describe.each([['contact', types.json], ['contact', types.encoded], ['contact', types.multipart], [WITH_FILE.id, types.json], [WITH_FILE.id, types.encoded]])('%s as %s', (id, type) => {
  it('reads nothing of a body that says it is larger than the form’s longest texts', async () => {
    const { answer, read } = await send(id, type, { 'content-length': String(SIZE) })
    expect([...(await tooBig(answer)), read]).toEqual([413, 'FILES_TOO_BIG', 0])
  })

  it.each<Record<string, string>>([{}, { 'content-length': '20' }])('stops reading one that turns out to be: %j', async (headers) => {
    const { answer, read } = await send(id, type, headers)
    expect(await tooBig(answer)).toEqual([413, 'FILES_TOO_BIG'])
    expect(read).toBeLessThanOrEqual(atMost(mostWords(formById(id)!)))
  })
})

it('only a form that takes a file is read as far as a file goes, and only as multipart', async () => {
  const { answer, read } = await streamed(formsApi, `/f/${WITH_FILE.id}`, { headers: { 'content-type': types.multipart }, size: 2 * MAX_BODY_BYTES })
  expect(await tooBig(answer)).toEqual([413, 'FILES_TOO_BIG'])
  expect([read > SIZE, read <= atMost(MAX_BODY_BYTES)]).toEqual([true, true])
})

describe('the longest filling is taken', () => {
  const FOUR_BYTES = '😀'
  const longest = (id: string) => Object.fromEntries(textFields(formById(id)!).map((field) => [field.name, field.options && field.type === 'select' ? field.options[0]!.value : field.type === 'number' ? '5000' : field.type === 'email' ? 'ada@example.com' : FOUR_BYTES.repeat(maxLength(field))]))
  const escaped = (value: object) => JSON.stringify(value).replaceAll(FOUR_BYTES, '\\ud83d\\ude00')
  const multipart = (value: Record<string, string>) => { const form = new FormData(); for (const pair of Object.entries(value)) form.append(...pair); return form }

  it.each(allForms.filter((form) => !form.closed && !fileFieldOf(form)).map(({ id }) => [id]))('%s, in each encoding', async (id) => {
    const bodies: RequestInit[] = [
      { headers: { 'content-type': types.json }, body: escaped(longest(id)) }, { body: new URLSearchParams({ ...longest(id), _next: '/x'.repeat(500) }) }, { body: multipart(longest(id)) },
    ]
    for (const init of bodies) expect((await postForm(`/f/${id}`, init)).status).toBe(200)
    expect(await storedSubmissions()).toHaveLength(bodies.length)
  })
})

describe('more fields than any form has', () => {
  /** Counts the forms that are parsed: `URLSearchParams` parses names without a value in quadratic time. */
  const counting = () => {
    const parsed = vi.spyOn(Response.prototype, 'formData')
    onTestFinished(() => { parsed.mockRestore() })
    return parsed
  }
  const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'

  it.each([
    ['contact', types.encoded, 'a&'], ['contact', types.encoded, '&'], ['contact', types.encoded, 'a=b&'], ['contact', types.encoded, '%&'],
    ['contact', types.multipart, part], ['contact', 'multipart/form-data; charset=utf-8; BOUNDARY="x"', part], ['contact', 'multipart/form-data; x-boundary=other; boundary=x', part],
    ['contact', 'multipart/form-data; boundary=x ; charset=utf-8', part], ['contact', 'multipart/form-data; a="; boundary=other"; boundary=x', part],
    ['contact', 'multipart/form-data;\u00a0boundary=other; boundary=x', part], ['contact', 'multipart/form-data; boundary="\\x"', part], [WITH_FILE.id, types.multipart, part],
  ])('of %s as %s are refused unparsed: %j over and over', async (id, type, text) => {
    const parsed = counting()
    const answer = await postForm(`/f/${id}`, { headers: { 'content-type': type }, body: text.repeat(MAX_FORM_FIELDS + 2) })
    expect([answer.status, (await failureOf(answer)).error]).toEqual([400, 'The form has too many fields.'])
    expect(parsed).not.toHaveBeenCalled()
  })

  it('are not counted where the type itself is broken: it is refused as well, and unparsed', async () => {
    const parsed = counting()
    const answer = await postForm('/f/contact', { headers: { 'content-type': 'multipart/form-data\u00a0; boundary=x' }, body: part })
    expect([answer.status, (await failureOf(answer)).error]).toEqual([400, 'The form could not be read.'])
    expect(parsed).not.toHaveBeenCalled()
  })

  it.each([0, 1])('are many: a form may come with fields that it doesn’t have, in each encoding as many; %d too many', async (more) => {
    const entries = Object.entries(CONTACT)
    const all = [...entries, ...Array.from({ length: MAX_FORM_FIELDS + more - entries.length }, (_, i): [string, string] => [`other${i}`, 'x'])]
    const parts = new FormData()
    for (const [name, value] of all) parts.append(name, value)
    for (const body of [new URLSearchParams(all), parts]) expect((await postForm('/f/contact', { body })).status).toBe(more ? 400 : 200)
  })

  it('are not the signs in a text, nor the bytes of a file', async () => {
    expect((await postForm('/f/contact', { body: new URLSearchParams({ ...CONTACT, message: '&=%'.repeat(1000) }) })).status).toBe(200)
    const body = new FormData()
    for (const [name, value] of Object.entries(APPLICATION)) body.append(name, value)
    body.append('resume', new File([`%PDF-1.7\n${'&\r\n--\r\n'.repeat(10_000)}`], 'cv.pdf'))
    expect((await postForm(`/f/${WITH_FILE.id}`, { body })).status).toBe(200)
  })
})

describe('past the limit of submissions', () => {
  const page = { accept: 'text/html' }
  const usedUp = () => Promise.all(Array.from({ length: limits.submissionsPerFormAndAddress.max }, () => postForm(`/f/${WITH_FILE.id}`, { body: new URLSearchParams({ name: 'Ada' }) })))

  it('nothing is read for a program, and for a page no more than words take, nor that where more is stated', async () => {
    await usedUp()
    const refused = (headers: Record<string, string>) => send(WITH_FILE.id, types.multipart, headers)
    for (const [headers, most] of [[{}, 0], [page, atMost(mostWords(WITH_FILE))], [{ ...page, 'content-length': String(SIZE) }, 0]] as const) {
      const { answer, read } = await refused(headers)
      expect([answer.status, read <= most]).toEqual([429, true])
    }
  })

  it('what was typed is in the page that comes back, where it is no more than words', async () => {
    await usedUp()
    const body = new FormData()
    for (const [name, value] of Object.entries(APPLICATION)) body.append(name, value)
    expect(await (await postForm(`/f/${WITH_FILE.id}`, { headers: page, body })).text()).toContain(`${APPLICATION.coverLetter}</textarea>`)
  })
})

it('a body that was refused for its size is not read again for the page that comes back', async () => {
  const { answer, read } = await send('contact', types.encoded, { accept: 'text/html' })
  expect([answer.status, read <= atMost(mostWords(formById('contact')!))]).toEqual([413, true])
  expect(await answer.text()).toContain('data-form="contact"')
})
