/** The published client of the wire format (docs/forms-wire.md), with only its origin changed, over a real connection. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createClient, isSubmissionError, type SubmissionData } from '@formspree/core'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { fileFieldOf } from '#contracts/forms/file-rules.ts'
import { allForms, formById } from '#contracts/forms/registry.ts'
import { createFormsApi, formsApi } from '#server/forms/routes.ts'
import { doc, docx, pdf } from '../support/files.ts'
import { forgetLimits, forgetSubmissions, storedFiles, storedSubmissions } from '../support/api/rows.ts'
import { APPLICATION, CONTACT, fillingOf, INVESTMENT, LOAN, MEMBERSHIP } from '../support/api/submissions.ts'

/** The origin at which `api` answers until the tests end. */
const listen = async (api: typeof formsApi) => {
  const server = serve({ fetch: (request) => api.fetch(request, { address: '127.0.0.1' }), port: 0, hostname: '127.0.0.1' }) as Server
  // One request per connection: a refused upload that is still arriving is cut off with its connection half a second later.
  server.maxRequestsPerSocket = 1
  ended.push(() => server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const ended: (() => void)[] = []
afterAll(() => { for (const end of ended) end() })
const endpoint = await listen(formsApi)
const client = createClient()

beforeEach(async () => {
  await forgetSubmissions()
  await forgetLimits()
})

const send = (form: string, data: SubmissionData) => client.submitForm(form, data, { endpoint, clientName: 'tests' })
/** What the client reads from the response: where to go, or the error codes of the form and of its fields. */
const outcome = async (form: string, data: SubmissionData, by = client, at = endpoint) => {
  const result = await by.submitForm(form, data, { endpoint: at })
  if (!isSubmissionError(result)) return result.next
  for (const { message } of [...result.getFormErrors(), ...result.getAllFieldErrors().flatMap(([, errors]) => errors)]) expect(message).toMatch(/\w+ \w+/)
  return {
    form: result.getFormErrors().map((error) => error.code),
    fields: Object.fromEntries(result.getAllFieldErrors().map(([field, errors]) => [field, errors.map((error) => error.code)])),
  }
}
const failed = (form: string[], fields: Record<string, string[]> = {}) => ({ form, fields })

const RESUME_FORM = 'career-business-development-specialist'
const formData = (fields: Record<string, string>, ...files: [string, string, Buffer][]) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  for (const [field, name, content] of files) data.append(field, new Blob([new Uint8Array(content)]), name)
  return data
}

describe('success, of every form', () => {
  it.each(allForms.filter((form) => !form.closed && !fileFieldOf(form)))('$id, as an object and as FormData', async ({ id: form }) => {
    const data = fillingOf(form)
    expect(await send(form, { ...data })).toEqual({ kind: 'success', next: '/thanks' })
    expect(await send(form, formData(data))).toEqual({ kind: 'success', next: '/thanks' })
    expect((await storedSubmissions()).map((row) => [row.formId, row.spam])).toEqual([[form, false], [form, false]])
  })

  it.each<[string, Buffer]>([['cv.pdf', pdf(3_000_000)], ['cv.doc', doc()], ['cv.docx', docx()]])('the application with a resume, %s', async (name, content) => {
    expect(await outcome(RESUME_FORM, formData(APPLICATION, ['resume', name, content]))).toBe('/thanks')
    expect((await storedFiles()).map((file) => [file.name, file.size])).toEqual([[name, content.length]])
  })
})

describe('errors of fields', () => {
  const { email, query, message } = CONTACT

  it.each<[string, string, SubmissionData, Record<string, string[]>]>([
    ['REQUIRED_FIELD_MISSING', 'contact', { email, query, message }, { name: ['REQUIRED_FIELD_MISSING'] }],
    ['REQUIRED_FIELD_EMPTY', 'contact', { ...CONTACT, name: ' ' }, { name: ['REQUIRED_FIELD_EMPTY'] }],
    ['TYPE_EMAIL', 'contact', { ...CONTACT, email: 'ada@' }, { email: ['TYPE_EMAIL'] }],
    ['TYPE_NUMERIC', 'loan', { ...LOAN, Amount: 'much' }, { Amount: ['TYPE_NUMERIC'] }],
    ['TYPE_TEXT', 'membership', { ...MEMBERSHIP, fullName: 'x'.repeat(101) }, { fullName: ['TYPE_TEXT'] }],
    ['TYPE_TEXT of a choice', 'investment', { ...INVESTMENT, plan: 'Lottery' }, { plan: ['TYPE_TEXT'] }],
    ['several at once', 'contact', { email: 'ada@', name: '' }, {
      name: ['REQUIRED_FIELD_EMPTY'], email: ['TYPE_EMAIL'], query: ['REQUIRED_FIELD_MISSING'], message: ['REQUIRED_FIELD_MISSING'],
    }],
    ['a missing resume', RESUME_FORM, APPLICATION, { resume: ['REQUIRED_FIELD_MISSING'] }],
    ['a resume as text', RESUME_FORM, { ...APPLICATION, resume: 'cv.pdf' }, { resume: ['TYPE_TEXT'] }],
    ['a resume that is none', RESUME_FORM, formData(APPLICATION, ['resume', 'cv.pdf', Buffer.from('MZ')]), { resume: ['TYPE_TEXT'] }],
  ])('%s', async (_, form, data, fields) => {
    expect(await outcome(form, data)).toEqual(failed([], fields))
    expect(await storedSubmissions()).toEqual([])
  })
})

describe('errors of the form', () => {
  it('EMPTY', async () => expect(await outcome('contact', {})).toEqual(failed(['EMPTY'])))
  it('NO_FILE_UPLOADS', async () => expect(await outcome('contact', formData(CONTACT, ['resume', 'cv.pdf', pdf()]))).toEqual(failed(['NO_FILE_UPLOADS'])))
  it('TOO_MANY_FILES', async () =>
    expect(await outcome(RESUME_FORM, formData(APPLICATION, ['resume', 'a.pdf', pdf()], ['resume', 'b.pdf', pdf()]))).toEqual(failed(['TOO_MANY_FILES'])))
  it.each([4 * 1024 * 1024 + 1, 7_000_000])('FILES_TOO_BIG, of %i bytes', async (size) =>
    expect(await outcome(RESUME_FORM, formData(APPLICATION, ['resume', 'a.pdf', pdf(size)]))).toEqual(failed(['FILES_TOO_BIG'])))
  it('FORM_NOT_FOUND', async () => expect(await outcome('nothing', CONTACT)).toEqual(failed(['FORM_NOT_FOUND'])))
  it('PROJECT_NOT_FOUND', async () => expect(await outcome('contact', CONTACT, createClient({ project: 'p1' }))).toEqual(failed(['PROJECT_NOT_FOUND'])))

  it('BLOCKED by the limit', async () => {
    await Promise.all(Array.from({ length: 30 }, () => send('contact', CONTACT)))
    expect(await outcome('contact', CONTACT)).toEqual(failed(['BLOCKED']))
  })

  it('INACTIVE, a 403 in the form’s own words, of a form that is closed; nothing is stored', async () => {
    const closed = 'We are moving house. Please write to us by email.'
    const url = await listen(createFormsApi((id) => ({ ...formById(id)!, closed })))
    expect(await outcome('contact', CONTACT, client, url)).toEqual(failed(['INACTIVE']))
    const answer = await fetch(`${url}/f/contact`, { method: 'POST', body: new URLSearchParams(CONTACT) })
    expect([answer.status, await answer.json()]).toEqual([403, { error: closed, errors: [{ message: closed, code: 'INACTIVE' }] }])
    expect(await storedSubmissions()).toEqual([])
  })
})
