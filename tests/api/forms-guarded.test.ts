import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf, postForm, submit } from '../support/api/request.ts'
import { forgetLimits, forgetSubmissions, storedSubmissions } from '../support/api/rows.ts'
import { CONTACT, LOAN } from '../support/api/submissions.ts'

beforeEach(async () => {
  await forgetSubmissions()
  await forgetLimits()
})

describe('a robot', () => {
  it('that fills the honeypot is answered like a visitor, and kept as spam', async () => {
    const visitor = await submit('contact', CONTACT)
    const robot = await submit('contact', { ...CONTACT, name: 'Robot', _gotcha: 'http://spam.example' })
    expect([robot.status, await robot.json()]).toEqual([visitor.status, await visitor.json()])
    expect((await storedSubmissions()).map((row) => [row.data['name'], row.spam])).toEqual([['Ada Byron', false], ['Robot', true]])
  })

  it('is refused after 30 submissions of one form from one address: other forms and addresses are not', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => submit('contact', CONTACT)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(30)
    const refused = await submit('contact', CONTACT)
    expect(refused.status).toBe(429)
    expect(Math.ceil(Number(refused.headers.get('retry-after')) / 60)).toBe(10)
    expect((await failureOf(refused)).errors[0]!.code).toBe('BLOCKED')
    expect((await submit('loan', LOAN)).status).toBe(200)
    expect((await submit('contact', CONTACT, { address: '198.51.100.1' })).status).toBe(200)
  })
})

it('a robot with a whole IPv6 network to itself is one robot', async () => {
  const answers = await Promise.all(Array.from({ length: 31 }, (_, i) => submit('contact', CONTACT, { address: `2001:db8::${i + 1}` })))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(30)
})

describe('another site', () => {
  const from = (headers: Record<string, string>) => submit('contact', CONTACT, { headers })

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://other.site.test', 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
    { origin: 'https://site.test.evil.example' },
  ])('can’t post for a visitor: %j', async (headers) => {
    const answer = await from(headers)
    expect(answer.status).toBe(403)
    expect((await failureOf(answer)).errors[0]!.code).toBe('BLOCKED')
    expect(await storedSubmissions()).toEqual([])
  })

  it.each<Record<string, string>>([{ origin: 'https://site.test' }, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, { origin: 'http://localhost:8888', 'sec-fetch-site': 'same-origin' }, {}])(
    'is not what this is: %j',
    async (headers) => {
      expect((await from(headers)).status).toBe(200)
    },
  )

  it('is told nothing by a preflight; our own pages are told the headers of the client library', async () => {
    const preflight = (origin: string) => postForm('/f/contact', { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } })
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
    const own = await preflight('https://site.test')
    expect(own.headers.get('access-control-allow-origin')).toBe('https://site.test')
    expect(own.headers.get('access-control-allow-headers')?.split(',').sort())
      .toEqual(['Content-Type', 'Form-Ticket', 'Formspree-Client', 'Formspree-Session-Data', 'Idempotency-Key'])
  })

  it('may read why it was refused, be it for the size of what it sent, when to try again, and the reference to name', async () => {
    const refused = await postForm('/f/contact', { headers: { origin: 'https://site.test', 'content-type': 'application/json' }, body: ' '.repeat(6_000_000) })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([413, 'https://site.test'])
    expect(refused.headers.get('access-control-expose-headers')?.split(',')).toEqual(['Retry-After', 'X-Request-Id'])
  })
})

describe('a browser that posts the form itself', () => {
  const headers = { accept: 'text/html,application/xhtml+xml' }
  const post = (fields: Record<string, string>) => postForm('/f/contact', { headers, body: new URLSearchParams(fields) })

  it('is sent on to the thank-you page, whose address names the form', async () => {
    const answer = await post(CONTACT)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/thanks?form=contact')
  })

  it('is sent to _next on this site, and nowhere else', async () => {
    const nextOf = async (_next: string) => (await post({ ...CONTACT, _next })).headers.get('location')
    expect(await nextOf('/careers/loan-officer?sent=1#apply')).toBe('/careers/loan-officer?sent=1#apply')
    expect(await nextOf('https://site.test/about-us')).toBe('/about-us')
    expect(await nextOf('/über\nuns')).toBe('/%C3%BCberuns')
    for (const elsewhere of ['https://evil.example', 'https://site.test.evil.example/', 'https://site.test//evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/\t/evil.example', '/..//evil.example', '/.//evil.example', 'thanks', ''])
      expect(await nextOf(elsewhere), elsewhere).toBe('/thanks?form=contact')
  })

})
