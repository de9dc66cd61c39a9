/** A browser that posts the form itself: decisions "Forms", without JavaScript. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { AGAIN_LEAD, AGAIN_MARKER } from '#contracts/forms/again.ts'
import { formById } from '#contracts/forms/registry.ts'
import { createFormsApi, formsApi } from '#server/forms/routes.ts'
import { database } from '../support/api/embedded-database.ts'
import { pdf } from '../support/files.ts'
import { postForm, send } from '../support/api/request.ts'
import { forgetLimits, forgetSubmissions, storedFiles, storedSubmissions } from '../support/api/rows.ts'
import { APPLICATION, CONTACT, LOAN } from '../support/api/submissions.ts'

const asked: string[] = []
const site = createServer((request, answer) => {
  asked.push(`${request.headers.host} ${request.url}`)
  answer.setHeader('content-type', 'text/html')
  answer.end(`<html><title>Firm</title><p>${AGAIN_LEAD}</p>$& ${AGAIN_MARKER}<footer>The firm</footer></html>`)
})
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
const host = `127.0.0.1:${(site.address() as AddressInfo).port}`
process.env.URL = 'http://127.0.0.1:1'
afterAll(() => site.close())

beforeEach(async () => {
  await forgetSubmissions()
  await forgetLimits()
})

const headers = { accept: 'text/html,application/xhtml+xml' }
const post = (form: string, fields: Record<string, string>) => postForm(`/api/forms/${form}`, { headers, body: new URLSearchParams(fields) })
const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1]

it('a plain page carries the form while the firm’s own can’t be had', async () => {
  const answer = await post('contact', { ...CONTACT, email: 'ada@' })
  expect(answer.status).toBe(422)
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'")
  expect(await answer.text()).toContain('<form class="form" data-form="contact"')
})

it('a plain page carries the form where the firm’s own leads elsewhere: what another address says is not shown as ours', async () => {
  const elsewhere = createServer((_, answer) => { answer.writeHead(302, { location: `http://${host}/form-again` }).end() })
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => { elsewhere.close() })
  process.env.URL = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
  const page = await (await post('contact', { ...CONTACT, email: 'ada@' })).text()
  expect([page.includes('<title>Not sent yet</title>'), asked]).toEqual([true, []])
})

describe('the form comes back', () => {
  beforeEach(() => {
    process.env.URL = `http://${host}`
    // Without the time limit of 3 s, so that a slow machine gets the page too.
    const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
    return () => { patience.mockRestore() }
  })

  it('in the firm’s page, fetched once, under that page’s own policy', async () => {
    for (let i = 0; i < 3; i++) {
      const answer = await postForm('/api/forms/contact', { headers: { ...headers, host: 'evil.example', 'x-forwarded-host': 'evil.example' }, body: new URLSearchParams({ name: 'Ada' }) })
      expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
      expect(answer.headers.get('content-type')).toContain('text/html')
      const page = await answer.text()
      expect(page).toContain('<html><title>Firm</title><p>What you typed is kept below. Please check what is marked, and send it again.</p>$& <div class="form-shell">')
      expect(page).toMatch(/<\/form><\/div><footer>The firm<\/footer><\/html>$/)
    }
    expect(asked).toEqual([`${host} /form-again`])
  })

  it.each([['none', {}], ['one that there isn’t', { plan: 'Platinum' }]])('with the plan that the form begins with, where %s was given', async (_, plan) => {
    expect(await (await post('membership', { name: 'Ada', ...plan })).text()).toContain('<option value="Professional" selected>')
  })

  it('with what was typed, escaped, and each error at its field and in a list that leads there', async () => {
    const page = await (await post('contact', { ...CONTACT, name: '"><script>alert(1)</script>', email: 'ada@', message: '\nTwo\n</textarea>lines' })).text()
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(page).not.toContain('<script>')
    expect(page).toMatch(/<textarea [^>]*>\n\r?\nTwo\r?\n&lt;\/textarea&gt;lines<\/textarea>/)
    expect(page).toContain('<a href="#contact-email">Please enter a valid email address</a>')
    expect(page).toMatch(/<input id="contact-email" [^>]*aria-describedby="contact-email-error" aria-invalid="true" type="email"[^>]*value="ada@">/)
    expect(page).toContain('<p id="contact-email-error" class="field-error">Please enter a valid email address</p>')
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(1)
  })

  it('with a message that two fields share said once, at the first of them, as the page’s own form says it', async () => {
    const page = await (await post('membership', { fullName: '', email: '', plan: 'Professional' })).text()
    expect(page.match(/Please provide your name and email\./g)).toHaveLength(2)
    expect(page).toContain('<li><a href="#membership-fullname">Please provide your name and email.</a></li>')
    expect(page).toContain('<p id="membership-fullname-error" class="field-error">Please provide your name and email.</p>')
    for (const name of ['fullname', 'email'])
      expect(page).toMatch(new RegExp(`<input id="membership-${name}" [^>]*aria-describedby="membership-fullname-error" aria-invalid="true"`))
  })

  it('with its choices, and under whichever name a value was sent', async () => {
    const { 'Reason for loan': reason, ...rest } = LOAN
    const page = await (await post('loan', { ...rest, reason, email: '' })).text()
    expect(page).toContain('<option value="Business Loan" selected>')
    expect(page.match(/ selected/g)).toHaveLength(1)
    expect(page).toMatch(/<input id="loan-amount" [^>]*value="8000">/)
    expect(page).toContain('A second oven.</textarea>')
  })

  it('with a key, so that the corrected form is stored once; and the same key when it had one', async () => {
    const page = await (await post('contact', { ...CONTACT, email: 'ada@' })).text()
    const key = hidden(page, '_submission')!
    expect(key).toMatch(/^[\w-]{20,}$/)
    for (let i = 0; i < 2; i++) expect((await post('contact', { ...CONTACT, _submission: key })).status).toBe(303)
    expect((await storedSubmissions()).map((row) => row.idempotencyKey)).toEqual([key])
    expect(hidden(await (await post('contact', { ...CONTACT, email: '', _submission: 'mine' })).text(), '_submission')).toBe('mine')
  })

  it('with the key that storing was tried with, where the answer of the records was lost: it may be there', async () => {
    await database.exec(`create function lose() returns trigger language plpgsql as $$ begin raise exception 'gone' using errcode = '57P01'; end $$;
      create trigger lose before insert on submissions for each row execute function lose()`)
    const lost = await post('contact', CONTACT).finally(() => database.exec('drop function lose cascade'))
    expect(lost.status).toBe(503)
    const key = hidden(await lost.text(), '_submission')!
    expect((await post('contact', CONTACT)).status).toBe(303)
    expect((await post('contact', { ...CONTACT, _submission: key })).status).toBe(303)
    expect((await storedSubmissions()).map((row) => row.idempotencyKey)).toEqual([key])
  })

  it('with a new key where the old has stored other answers: there is a way on', async () => {
    await post('contact', { ...CONTACT, _submission: 'mine' })
    const page = await (await post('contact', { ...CONTACT, message: 'Other.', _submission: 'mine' })).text()
    expect(page).toContain('please send it again')
    const key = hidden(page, '_submission')!
    expect(key).not.toBe('mine')
    expect((await post('contact', { ...CONTACT, message: 'Other.', _submission: key })).status).toBe(303)
    expect(await storedSubmissions()).toHaveLength(2)
  })

  it('with the address that it was to lead to, if that is on this site', async () => {
    const next = async (_next: string) => hidden(await (await post('contact', { email: 'a', _next })).text(), '_next')
    expect(await next('/careers')).toBe('/careers')
    expect(await next('https://evil.example')).toBe('/thanks')
  })

  it('also past the limit, with what was typed', async () => {
    await Promise.all(Array.from({ length: 30 }, () => post('contact', { name: 'Ada' })))
    const answer = await post('contact', CONTACT)
    expect(answer.status).toBe(429)
    const page = await answer.text()
    expect(page).toContain('Please try again later')
    expect(page).toContain('<p>What you typed is kept below.</p>')
    expect(page).toContain('Thank you.</textarea>')
  })

  it.each<[string, number, () => Promise<() => Promise<unknown>>]>([
    ['past the limit', 429, async () => {
      await Promise.all(Array.from({ length: 30 }, () => post('contact', { name: 'Ada' })))
      return forgetLimits
    }],
    ['while its places can’t be counted', 503, async () => {
      await database.exec(`create function lose() returns trigger language plpgsql as $$ begin raise exception 'gone' using errcode = '57P01'; end $$;
        create trigger lose before insert on rate_limits for each row execute function lose()`)
      return () => database.exec('drop function lose cascade')
    }],
  ])('as what it is %s: what was stored, and its answer lost, is one row however often it is sent', async (_, status, begin) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => { vi.useRealTimers() })
    expect((await post('contact', CONTACT)).status).toBe(303)
    const end = await begin()
    const reloaded = await post('contact', CONTACT)
    await end()
    expect(reloaded.status).toBe(status)
    expect((await post('contact', { ...CONTACT, _submission: hidden(await reloaded.text(), '_submission')! })).status).toBe(303)
    expect(await storedSubmissions()).toHaveLength(1)
  })

  it('empty where nobody could read it, and says so', async () => {
    const page = await (await post('contact', { ...CONTACT, message: 'x'.repeat(5 * 1024 * 1024) })).text()
    expect(page).toContain('<p>It was not accepted, and nothing of it was kept.</p>')
    expect(page).toMatch(/<textarea [^>]*>\n<\/textarea>/)
  })

  it('asking for its file again, which a browser doesn’t keep', async () => {
    const form = 'career-business-development-specialist'
    const send = (more: Record<string, string>) => {
      const body = new FormData()
      for (const [name, value] of Object.entries({ ...APPLICATION, ...more })) body.append(name, value)
      body.append('resume', new File([new Uint8Array(pdf())], 'cv.pdf'))
      return postForm(`/api/forms/${form}`, { headers, body })
    }
    const page = await (await send({ email: 'ada@' })).text()
    expect(page).toContain('enctype="multipart/form-data"')
    expect(page).toContain('please choose it again')
    expect((await send({ _submission: hidden(page, '_submission')! })).status).toBe(303)
    expect(await storedFiles()).toHaveLength(1)
  })
})

describe('no form comes back, but words and a way on', () => {
  beforeEach(() => { process.env.URL = `http://${host}` })

  it.each([
    ['from another site', '/api/forms/contact', { origin: 'https://evil.example' }, 403],
    ['for a form that there isn’t', '/api/forms/nothing', {}, 404],
    ['for an address that is none', '/api/forms/contact/other', {}, 404],
  ])('%s', async (_, path, more, status) => {
    const answer = await postForm(path, { headers: { ...headers, ...more }, body: new URLSearchParams({ name: 'Mallory' }) })
    expect(answer.status).toBe(status)
    const page = await answer.text()
    expect(page).not.toContain('Mallory')
    expect(page).not.toContain('<form')
    expect(page).toContain('<p>It was not accepted, and nothing of it was kept.</p>')
    expect(page).toContain('href="/contact"')
  })

  it('for a form that is closed', async () => {
    const closed = createFormsApi((id) => ({ ...formById(id)!, closed: 'We are moving house.' }))
    const answer = await send(closed, '/api/forms/contact', { method: 'POST', headers, body: new URLSearchParams(CONTACT) })
    const page = await answer.text()
    expect([answer.status, page.includes('We are moving house.'), page.includes('<form')]).toEqual([403, true, false])
  })
})

it('a double click on a page without a key is one row; other words are another, the same are not, from whichever network', async () => {
  // The clock stands, because the key of a native post depends on the ten-minute window in which it arrives.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => { vi.useRealTimers() })
  const answers = await Promise.all([post('contact', CONTACT), post('contact', CONTACT)])
  expect(answers.map((answer) => answer.status)).toEqual([303, 303])
  expect(await storedSubmissions()).toHaveLength(1)
  await post('contact', { ...CONTACT, message: 'Other.' })
  expect(await storedSubmissions()).toHaveLength(2)
  await send(formsApi, '/api/forms/contact', { method: 'POST', headers, body: new URLSearchParams(CONTACT) }, '198.51.100.1')
  expect(await storedSubmissions()).toHaveLength(2)
})
