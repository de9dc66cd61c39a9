import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { healthApi } from '#server/health/api.ts'
import { identify, postForm, submit } from '../support/api/request.ts'
import { CONTACT } from '../support/api/submissions.ts'

/** What netlify.toml says of static pages: functions close the same. */
const ofPages: Record<string, string | undefined> = Object.fromEntries([...readFileSync('netlify.toml', 'utf8').matchAll(/^ {4}([\w-]+) = "(.*)"$/gm)].map(([, name = '', value]): [string, string | undefined] => [name, value]))

const answers: [string, () => Promise<Response>][] = [
  ['a hit or a miss', () => identify({ firstName: 'Ada', dateOfBirth: '1990-12-10' })],
  ['a 400', () => identify('{')],
  ['a 404 of a route', () => postForm('/f/contact/other', {})],
  ['a 413', () => postForm('/f/contact', { headers: { 'content-type': 'application/json', 'content-length': '9000000' }, body: 'x'.repeat(9_000_000) })],
  ['a 422', () => submit('contact', { name: 'Ada' })],
  ['a submission', () => submit('contact', CONTACT)],
  ['a 303', () => postForm('/f/contact', { headers: { accept: 'text/html' }, body: new URLSearchParams(CONTACT) })],
  ['a preflight', () => postForm('/f/contact', { method: 'OPTIONS', headers: { origin: 'https://site.test', 'access-control-request-method': 'POST' } })],
  ['health', async () => healthApi.request('https://site.test/api/health', {}, { address: '' })],
]

describe.each(answers)('%s', (_, ask) => {
  it('carries the headers of threat-model.md', async () => {
    const { headers } = await ask()
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'")
    expect(headers.get('strict-transport-security')).toBe(ofPages['Strict-Transport-Security'])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe(ofPages['X-Frame-Options'])
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toBe(ofPages['Permissions-Policy'])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('x-powered-by')).toBeNull()
  })
})

it('an answer’s id, which the log has, is chosen by us: a client that names one could hide among another’s lines', async () => {
  const chosen = '00000000-0000-4000-8000-000000000000'
  const answer = await submit('contact', CONTACT, { headers: { 'x-request-id': chosen } })
  expect(answer.headers.get('x-request-id')).not.toBe(chosen)
})
