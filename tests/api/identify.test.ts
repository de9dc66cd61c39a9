import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addClient, forgetLimits, limitCounts } from '../support/api/rows.ts'
import { failureOf, identify, postForm, submit } from '../support/api/request.ts'
import { CONTACT } from '../support/api/submissions.ts'

const ADA = { firstName: 'Ada', dateOfBirth: '1990-12-10' }
const NOBODY = { firstName: 'Nobody', dateOfBirth: '1990-12-10' }

// A partner may post forms; it may not look up clients.
process.env.FORM_ORIGINS = 'https://partner.test'

beforeAll(async () => {
  await addClient({ ...ADA, middleName: 'Augusta', lastName: 'Byron', age: 34, status: 'Approved' })
  await addClient({ firstName: 'Siobhán', lastName: 'O’Connor', dateOfBirth: '1989-05-05' })
  await addClient({ firstName: 'Jürgen', lastName: 'Groß', dateOfBirth: '1979-02-17' })
  await addClient({ firstName: 'Maria', lastName: 'Santos', dateOfBirth: '1992-04-12', status: 'Pending' })
  await addClient({ firstName: 'Maria', lastName: 'Oliveira', dateOfBirth: '1992-04-12' })
})
beforeEach(forgetLimits)

const dataOf = async (body: object) => {
  const response = await identify(body)
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: unknown }).data
}

describe('a client is found', () => {
  it('by first name and date of birth, and nothing but first name, last name, age, status and its history leaves', async () => {
    const response = await identify(ADA)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ data: { firstName: 'Ada', lastName: 'Byron', age: 34, status: 'Approved', history: [] } })
  })

  it.each([
    ['spaces around it', { firstName: '  Ada ', dateOfBirth: '1990-12-10' }, 'Byron'],
    ['another case', { firstName: 'aDA', dateOfBirth: ' 1990-12-10 ' }, 'Byron'],
    ['accents typed as combining marks (NFD)', { firstName: 'Siobhán'.normalize('NFD'), dateOfBirth: '1989-05-05' }, 'O’Connor'],
    ['accented capitals', { firstName: 'SIOBHÁN', dateOfBirth: '1989-05-05' }, 'O’Connor'],
    ['a sharp s in capitals', { firstName: 'Jürgen', dateOfBirth: '1979-02-17', lastName: 'GROSS' }, 'Groß'],
  ])('by a name with %s', async (_, request, lastName) => {
    expect(await dataOf(request)).toMatchObject({ lastName })
  })

  it('by the last name where two share first name and birthday', async () => {
    expect(await dataOf({ firstName: 'Maria', dateOfBirth: '1992-04-12', lastName: ' santos' })).toMatchObject({ lastName: 'Santos', status: 'Pending' })
  })

  it('by the last name among however many namesakes of one birthday', async () => {
    const born = { firstName: 'Maria', dateOfBirth: '2000-01-01' }
    const names = Array.from({ length: 50 }, (_, i) => `Silva ${i}`)
    for (const lastName of names) await addClient({ ...born, lastName })
    for (const lastName of [names[0], names.at(-1)]) expect(await dataOf({ ...born, lastName })).toMatchObject({ lastName })
  })

  it('with a blank last name as if none were given', async () => {
    expect(await dataOf({ ...ADA, lastName: '  ' })).toMatchObject({ lastName: 'Byron' })
  })
})

describe('nobody learns of another person', () => {
  it.each([
    ['no one has the name', NOBODY],
    ['the birthday is another', { ...ADA, dateOfBirth: '1990-12-11' }],
    ['several share name and birthday', { firstName: 'Maria', dateOfBirth: '1992-04-12' }],
    ['the last name is another', { ...ADA, lastName: 'Lovelace' }],
    ['a pattern is sent for a name', { ...ADA, firstName: '%' }],
  ])('data is null when %s', async (_, request) => {
    expect(await dataOf(request)).toBeNull()
  })

  it('by the time of the answer: hit, miss and refusal take 250 ms at least', async () => {
    const timed = async (request: object, status = 200) => {
      const started = performance.now()
      expect((await identify(request)).status).toBe(status)
      return performance.now() - started
    }
    expect(await timed(ADA)).toBeGreaterThanOrEqual(248)
    expect(await timed(NOBODY)).toBeGreaterThanOrEqual(248)
    await Promise.all(Array.from({ length: 20 }, () => identify(NOBODY)))
    expect(await timed(ADA, 429)).toBeGreaterThanOrEqual(248)
  })

  it('from a cache', async () => {
    expect((await identify(ADA)).headers.get('cache-control')).toBe('no-store')
  })
})

describe('a request that is not understood', () => {
  const BOTH = 'Please provide both First Name and Date of Birth'
  it.each([
    ['no first name', { dateOfBirth: '1990-12-10' }, 'firstName', BOTH],
    ['a blank first name', { ...ADA, firstName: '   ' }, 'firstName', BOTH],
    ['a first name that is no text', { ...ADA, firstName: 7 }, 'firstName', BOTH],
    ['no date of birth', { firstName: 'Ada' }, 'dateOfBirth', BOTH],
    ['a blank date of birth', { ...ADA, dateOfBirth: '' }, 'dateOfBirth', BOTH],
    ['a date in another format', { ...ADA, dateOfBirth: '12/10/1990' }, 'dateOfBirth', 'Date of birth must be in YYYY-MM-DD format'],
    ['a year of two digits', { ...ADA, dateOfBirth: '0090-12-10' }, 'dateOfBirth', 'Date of birth must be within the last 120 years'],
    ['a date to come', { ...ADA, dateOfBirth: '2990-12-10' }, 'dateOfBirth', 'Date of birth must be in the past'],
    ['a date that does not exist', { ...ADA, dateOfBirth: '1990-02-30' }, 'dateOfBirth', 'Date of birth must be in YYYY-MM-DD format'],
  ])('is answered 422 for %s', async (_, request, field, message) => {
    const response = await identify(request)
    expect(response.status).toBe(422)
    expect((await failureOf(response)).errors).toEqual([{ message, field }])
  })

  it('is answered 422 for a key that nobody asked for', async () => {
    expect((await identify({ ...ADA, age: 34 })).status).toBe(422)
  })

  it.each(['{"firstName":', '', 'null', '[]', '"Ada"'])('is answered 400 for the body %j', async (body) => {
    expect((await identify(body)).status).toBe(400)
  })

  it.each(['application/x-www-form-urlencoded', 'text/plain; a=application/json', 'application/jsonp', 'text/plain'])('is answered 415 as %s', async (type) => {
    expect((await identify(ADA, { headers: { 'content-type': type } })).status).toBe(415)
  })

  it.each(['application/json; charset=utf-8', 'Application/JSON'])('is understood as %s', async (type) => {
    expect((await identify(ADA, { headers: { 'content-type': type } })).status).toBe(200)
  })
})

describe('another site', () => {
  it('of FORM_ORIGINS may post our forms, which is all that it may', async () => {
    const headers = { origin: 'https://partner.test', 'sec-fetch-site': 'cross-site' }
    const preflight = await postForm('/f/contact', { method: 'OPTIONS', headers: { ...headers, 'access-control-request-method': 'POST' } })
    const posted = await submit('contact', CONTACT, { headers })
    expect(posted.status).toBe(200)
    expect([preflight, posted].map((answer) => answer.headers.get('access-control-allow-origin'))).toEqual(['https://partner.test', 'https://partner.test'])
    expect((await identify(ADA, { headers })).status).toBe(403)
  })

  it.each<Record<string, string>>([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }, { origin: 'https://partner.test', 'sec-fetch-site': 'cross-site' }])(
    'can’t ask for a visitor, nor use up their limit: %j',
    async (headers) => {
      expect((await identify(NOBODY, { headers })).status).toBe(403)
      expect(await limitCounts()).toEqual([])
    },
  )

  it.each<Record<string, string>>([{ origin: 'https://site.test' }, { origin: 'http://localhost:8888', 'sec-fetch-site': 'same-origin' }, {}])('is not what this is: %j', async (headers) => {
    expect((await identify(ADA, { headers })).status).toBe(200)
  })
})
