import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { healthRoutes } from '#contracts/api/health.ts'
import { disconnect } from '#server/db/client.ts'
import { healthApi } from '#server/health/api.ts'
import { database, withoutTable } from '../support/api/embedded-database.ts'
import { withoutIds } from '../support/api/ids.ts'
import { waitAsInProduction } from '../support/api/patience.ts'
import { failureOf, identify, submit } from '../support/api/request.ts'
import { addClient } from '../support/api/rows.ts'
import { ask, staff } from '../support/api/staff.ts'
import { CONTACT } from '../support/api/submissions.ts'

const ADA = { firstName: 'Canaryada', lastName: 'Canarybyron', dateOfBirth: '1990-12-10' }
/** The product gives up after four seconds; the rest is for a slow machine. A browser waits 30. */
const SOON_MS = 15_000
const lookup = () => identify({ firstName: ADA.firstName, dateOfBirth: ADA.dateOfBirth })
const health = async () => healthApi.request('https://site.test/api/health', {}, { address: '' })

beforeAll(() => addClient(ADA))
afterEach(() => { vi.restoreAllMocks(); vi.unstubAllEnvs() })

/** All that was logged while `work` ran. */
const logged = async (work: () => Promise<unknown>) => {
  const lines: string[] = []
  for (const method of ['log', 'error', 'warn', 'info', 'debug'] as const) vi.spyOn(console, method).mockImplementation((...args) => void lines.push(args.join(' ')))
  await work()
  return lines
}

const expectClearSentence = async (answer: Response) => {
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('60')
  const failure = await failureOf(answer)
  expect(failure.error).toBe('We can’t reach our records right now. Please try again in a minute.')
  expect(JSON.stringify(failure)).not.toMatch(/ECONN|postgres|\bat .*:\d+/)
}

describe('the log', () => {
  it('tells event, request id, route, status and time, and nothing of a person', async () => {
    const answers: Response[] = []
    const lines = await logged(async () => {
      answers.push(await lookup())
      answers.push(await identify({ ...ADA, lastName: 'Canarywrong' }))
      answers.push(await identify({ ...ADA, canarykey: 1 }))
      answers.push(await submit('contact', { ...CONTACT, name: 'Canary', email: 'canary@example.com' }))
      answers.push(await submit('canary-form', CONTACT))
    })
    expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual(Array(5).fill('request'))
    expect(withoutIds(lines.join())).not.toMatch(/canary|1990|203\.0\.113/i)
    const first = JSON.parse(lines[0]!) as Record<string, unknown>
    expect(Object.keys(first)).toEqual(['at', 'event', 'requestId', 'method', 'route', 'status', 'ms'])
    expect(first).toMatchObject({ event: 'request', route: '/api/users/identify', status: 200, requestId: answers[0]!.headers.get('x-request-id') })
  })

  it('tells by its random id who of the staff asks, also for what is another role’s', async () => {
    const { id, token } = await staff('judge')
    const lines = await logged(() => ask(healthRoutes.systemHealth, { token }))
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ status: 403, account: id }])
  })
})

describe('an error that nobody foresaw', () => {
  it('is a 500 with a reference that the log knows, and no detail', async () => {
    let answer: Response | undefined
    const lines = await logged(async () => { answer = await withoutTable('clients', lookup) })
    expect(answer!.status).toBe(500)
    const id = answer!.headers.get('x-request-id')!
    const text = await answer!.text()
    expect(text).toContain(id)
    expect(text).not.toMatch(/clients|select|relation|\bat .*:\d+/i)
    expect(JSON.parse(lines[0]!)).toMatchObject({ event: 'error', status: 500, requestId: id, errorCode: '42P01' })
    expect(withoutIds(lines.join())).not.toMatch(/canary|select|1990/i)
  })

  it('stands in the log as an error, and a refusal does not', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue()
    expect((await submit('nothing', CONTACT)).status).toBe(404)
    await withoutTable('clients', lookup)
    expect(errors).toHaveBeenCalledOnce()
  })

  it('is one whatever a visitor has written: words don’t make it a database that is away', async () => {
    const message = 'connection terminated, connection ended, query read timeout, fetch failed'
    const answer = await withoutTable('submissions', () => submit('contact', { ...CONTACT, message }))
    expect(answer.status).toBe(500)
  })
})

describe('health', () => {
  it('is 200 while the database answers', async () => {
    const answer = await health()
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, database: 'reached' }])
  })

  describe('in production', () => {
    beforeEach(() => { for (const name of ['SITE_LOCAL', 'NETLIFY_DEV', 'NETLIFY_LOCAL']) vi.stubEnv(name, '') })

    it('names a mail provider that is missing', async () => {
      expect(await (await health()).json()).toEqual({ ok: true, database: 'reached', mail: 'no provider' })
    })

    it('is a 500 where a key is missing: the database is not what is wrong', async () => {
      vi.stubEnv('LOOKUP_KEY', '')
      vi.resetModules()
      const [{ healthApi: fresh }, client] = await Promise.all([import('#server/health/api.ts'), import('#server/db/client.ts')])
      onTestFinished(client.disconnect)
      expect((await fresh.request('https://site.test/api/health', {}, { address: '' })).status).toBe(500)
    })
  })
})

describe('a database that only reads, as one that another has replaced', () => {
  beforeEach(async () => { await database.exec('set default_transaction_read_only = on') })
  afterEach(async () => { await database.exec('set default_transaction_read_only = off') })

  it('refuses a submission with 503, in words, and is not well', async () => {
    await expectClearSentence(await submit('contact', CONTACT))
    const state = await health()
    expect([state.status, await state.json()]).toEqual([503, { ok: false, database: 'only reads' }])
  })
})

/** These come last, because from here on the database is unreachable. */
describe.each([
  ['hangs', 'CONNECTION_TIMEOUT', async () => {
    const silent = createServer(() => undefined).listen(0)
    await once(silent, 'listening')
    process.env.NETLIFY_DB_URL = `postgres://postgres@localhost:${(silent.address() as AddressInfo).port}/postgres`
    await disconnect()
  }],
  ['has gone', 'ECONNREFUSED', async () => {
    process.env.NETLIFY_DB_URL = 'postgres://postgres@localhost:1/postgres'
    await disconnect()
  }],
  ['has gone, by the driver of the platform', undefined, async () => {
    vi.stubEnv('NETLIFY_DB_DRIVER', 'serverless')
    process.env.NETLIFY_DB_URL = 'postgres://postgres:none@localhost/postgres'
    await disconnect()
  }],
] as const)('a database that %s', (_, errorCode, takeAway) => {
  beforeEach(async () => {
    waitAsInProduction()
    await takeAway()
  })

  it('answers a lookup, a submission and health with 503, soon, in words', async () => {
    const started = performance.now()
    const [found, sent, state] = await Promise.all([lookup(), submit('contact', CONTACT), health()])
    expect(performance.now() - started).toBeLessThan(SOON_MS)
    await expectClearSentence(found)
    await expectClearSentence(sent)
    expect([state.status, await state.json()]).toEqual([503, { ok: false, database: 'not reached' }])
  })

  it('has the log say why', async () => {
    for (const call of [lookup, health]) {
      const [line] = await logged(call)
      expect(JSON.parse(line!)).toMatchObject({ event: 'error', status: 503, errorName: expect.any(String) as string, ...(errorCode ? { errorCode } : {}) })
    }
  })
})
