/** Lists with more rows than a page: which index they use, and that pages join without gap or repetition (docs/decisions/lists-at-scale.md has the figures). */
import { eq, inArray, sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { auditRoutes } from '#contracts/api/audit.ts'
import { clientRoutes, type Client, type ClientsQuery } from '#contracts/api/clients.ts'
import { exportRoutes } from '#contracts/api/exports.ts'
import { MAX_ROWS, type Meta } from '#contracts/api/list.ts'
import { submissionRoutes } from '#contracts/api/submissions.ts'
import { db } from '#server/db/client.ts'
import { accounts, audit, clientEvents, clients, evaluations, submissionFiles, submissions } from '#server/db/schema.ts'
import { idOf } from '../../../scripts/large/chance.ts'
import { seedLarge, type Size } from '../../../scripts/large/seed.ts'
import { seed } from '../../../scripts/demo/seed.ts'
import { database } from '../../support/api/embedded-database.ts'
import { ask, staff } from '../../support/api/staff.ts'

const SIZE: Size = { clients: 1000, interns: 4, submissions: 60, judges: 5, ventures: 10 }
const TODAY = new Date('2026-11-21T12:00:00Z')
const counts = () => Promise.all([clients, clientEvents, evaluations, submissions, submissionFiles].map((table) => db().$count(table)))
let token: string

const page = async (query: Record<string, unknown>) => {
  const response = await ask(clientRoutes.getClients, { token, query })
  expect(response.status).toBe(200)
  return (await response.json()) as { data: Client[]; meta?: Meta }
}

beforeAll(async () => {
  await seed()
  await seedLarge(SIZE, TODAY)
  token = (await staff('admin')).token
})

describe('the large data', () => {
  it('is refused where the database is not local', async () => {
    delete process.env.SITE_LOCAL
    onTestFinished(() => { process.env.SITE_LOCAL = 'true' })
    await expect(seedLarge(SIZE, TODAY)).rejects.toThrow('local database only')
  })

  it('is not doubled by a second run, and completed by it where the first was interrupted', async () => {
    const whole = await counts()
    expect(whole[0]).toBe(24 + SIZE.clients)
    await seedLarge(SIZE, TODAY)
    expect(await counts()).toEqual(whole)
    await db().delete(clients).where(inArray(clients.id, [7, 8, 900].map((index) => idOf('client', index))))
    await seedLarge(SIZE, TODAY)
    expect(await counts()).toEqual(whole)
  })
})

/** The database's plans for the statements by which `work` queries `table`. */
const plansOf = async (table: string, work: () => Promise<unknown>): Promise<string> => {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => { asked.mockRestore() })
  await work()
  const statements = asked.mock.calls.map(([config, values]) => ({ text: (config as unknown as { text: string }).text, values: values as unknown[] })).filter(({ text }) => text.includes(`"${table}"`))
  asked.mockRestore()
  const plans = await Promise.all(statements.map(({ text, values }) => database.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values)))
  return plans.flatMap(({ rows }) => rows.map((row) => row['QUERY PLAN'])).join('\n')
}

/** By each order that the list takes. */
const INDEX: Record<NonNullable<ClientsQuery['sort']>, string> = {
  'createdAt': 'clients_created', '-createdAt': 'clients_created', 'updatedAt': 'clients_updated', '-updatedAt': 'clients_updated',
  'lastName': 'clients_last_name', '-lastName': 'clients_last_name', 'firstName': 'clients_first_name', '-firstName': 'clients_first_name',
  'age': 'clients_age', '-age': 'clients_age', 'status': 'clients_status', '-status': 'clients_status',
  'dateOfBirth': 'clients_born', '-dateOfBirth': 'clients_born_falling',
}

describe('a page in the middle of the clients', () => {
  it.each(Object.entries(INDEX))('by %s is read from %s alone', async (sort, index) => {
    const plans = await plansOf('clients', () => page({ sort, page: 50 }))
    expect(plans).toMatch(new RegExp(`Index Only Scan (Backward )?using ${index} on clients`))
    expect(plans).not.toContain('Seq Scan on clients')
  })

  it('of a search comes from the index of the words', async () => {
    expect(await plansOf('clients', () => page({ search: 'maria gar' }))).toContain('Bitmap Index Scan on clients_search')
  })

  it('of a search is planned by somebody who knows what it costs to take a text apart: not newest first, until ten have the word, and in one process', async () => {
    const told = await database.query('select procost, proparallel from pg_proc where proname = $1', ['lexemes'])
    expect(told.rows).toEqual([{ procost: 1000, proparallel: 'r' }])
    const { rows } = await database.query<{ indexdef: string }>("select indexdef from pg_indexes where indexdef like '%USING gin%'")
    expect([...new Set(rows.map(({ indexdef }) => indexdef.replace(/.*USING/, 'USING')))]).toEqual(['USING gin (lexemes(search))'])
  })

  it('of a status comes from its index, newest first', async () => {
    expect(await plansOf('clients', () => page({ status: 'Approved' }))).toMatch(/Index Only Scan Backward using clients_status_created/)
  })

  it('of one intern comes from theirs', async () => {
    const [client] = (await page({ page: 1, sort: 'lastName' })).data
    expect(await plansOf('clients', () => page({ user: client!.user._id }))).toMatch(/Index Only Scan Backward using clients_owner_created/)
  })
})

describe('a page in the middle of the trail', () => {
  beforeAll(async () => {
    await db().execute(sql`insert into ${audit} (account_id, action) select id, 'test.line' from ${accounts} cross join generate_series(1, 500) where role = 'intern'`)
    await db().execute(sql`vacuum analyze ${audit}`)
  })
  const plansOfPage = (query: object) => plansOf('audit', () => ask(auditRoutes.getAudit, { token, query: { page: 50, ...query } }))

  it.each(['at', '-at'])('by %s is read from its numbers alone: the lines that are skipped are joined with nothing', async (sort) => {
    const plans = await plansOfPage({ sort })
    expect(plans).toMatch(/Limit\n +-> +Index Only Scan (Backward )?using audit_pkey on audit/)
    expect(plans.match(/Join/g)).toHaveLength(2)
  })

  it('of a person is found by that person’s number: no line is compared with accounts', async () => {
    expect(await plansOfPage({ search: 'intern' })).toMatch(/account_id = ANY \(/)
  })
})

describe('a page deep in the inbox', () => {
  beforeAll(async () => {
    // Half with the label, and in no order: of one label alone at one moment, two indexes cost the same, and their sizes, which differ with the random ids, decide.
    await db().execute(sql`
      insert into ${submissions} (form_id, data, idempotency_key, body_hash, search, state, created_at)
      select 'contact', '{}', 'deep-' || number, 'deep', 'deep', case when number % 2 = 0 then 'new' else 'done' end, now() - number * 7919 % 6007 * interval '1 minute'
      from generate_series(1, 6000) as number`)
    await db().execute(sql`vacuum analyze ${submissions}`)
    return () => db().delete(submissions).where(eq(submissions.bodyHash, 'deep'))
  })

  it.each([['all', {}, 'submissions_created'], ['one label', { state: 'new' }, 'submissions_state_created']])('of %s is read from its index alone', async (_, query, index) => {
    const plans = await plansOf('submissions', () => ask(submissionRoutes.getSubmissions, { token, query: { page: 200, ...query } }))
    expect(plans).toMatch(new RegExp(`Index Only Scan Backward using ${index} on submissions`))
  })
})

describe('a word that every submission holds', () => {
  // With few small rows all plans cost about the same. What is checked is that the word is hidden from the planner (InitPlan).
  const throughIndex = /Bitmap Index Scan on submissions_search\n +Index Cond: \(lexemes\(search\) @@ \(InitPlan \d\)/g

  it.each([['counted', submissionRoutes.getSubmissions], ['exported', exportRoutes.exportSubmissions]])('is %s through the index of the words, whatever it is: no text is taken apart for it', async (_, route) => {
    expect(await plansOf('submissions', () => ask(route, { token, query: { search: 'example' } }))).toMatch(throughIndex)
  })

  it.each(['name', '-state', 'form'])('is sorted by %s through it as well', async (sort) => {
    expect((await plansOf('submissions', () => ask(submissionRoutes.getSubmissions, { token, query: { search: 'example', sort } }))).match(throughIndex)).toHaveLength(2)
  })
})

describe('a list that is asked for without parameters', () => {
  it('answers whole, up to 10,000 rows, and without a word of pages', async () => {
    const { data, meta } = await page({})
    expect([data.length, meta]).toEqual([24 + SIZE.clients, undefined])
    expect(MAX_ROWS).toBe(10_000)
  })
})

describe('the pages of a list', () => {
  it.each(['status', '-age', 'dateOfBirth', '-dateOfBirth'])('hold every client once, though many are alike: by %s', async (sort) => {
    const seen: Client[] = []
    for (let number = 1; seen.length < 24 + SIZE.clients; number++) {
      const { data } = await page({ sort, page: number, pageSize: 100 })
      expect(data.length).toBeGreaterThan(0)
      seen.push(...data)
    }
    expect(new Set(seen.map(({ _id }) => _id)).size).toBe(24 + SIZE.clients)
    const values = seen.map((client) => client[sort.replace('-', '') as 'status' | 'age' | 'dateOfBirth'])
    const known = values.filter((value) => value !== null)
    expect(values.slice(known.length)).toEqual(values.filter((value) => value === null))
    const sorted = known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    expect(known).toEqual(sort.startsWith('-') ? sorted.toReversed() : sorted)
  })

  it('end: a page behind the last is empty and knows the total', async () => {
    expect(await page({ page: 9999 })).toMatchObject({ data: [], meta: { total: 24 + SIZE.clients, page: 9999, pageSize: 10 } })
  })
})
