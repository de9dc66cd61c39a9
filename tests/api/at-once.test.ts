/** What must hold when many ask at the same moment, on a real Postgres: the embedded one does one thing at a time (trust.md "Figures": limits). */
import { and, count, eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountRoutes, internAuthRoutes } from '#contracts/api/auth.ts'
import { ownClientRoutes, type Client } from '#contracts/api/clients.ts'
import { peopleRoutes, type Invitation } from '#contracts/api/people.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { setAdminActive } from '#server/auth/set-admin-active.ts'
import { db, disconnect } from '#server/db/client.ts'
import { accounts, audit, clients, signInPauses } from '#server/db/schema.ts'
import { consume, reserve } from '#server/limits/service.ts'
import { limits, signInPause, type Limit } from '#server/settings.ts'
import { migrate } from '../../scripts/database.ts'
import { toldTotal } from '../support/clients.ts'
import { identify, submit } from '../support/request.ts'
import { forgetLimits, forgetSubmissions, storedSubmissions } from '../support/rows.ts'
import { runCommand, withoutKeys } from '../support/run-command.ts'
import { addAccount, ask, staff } from '../support/staff.ts'
import { CONTACT } from '../support/submissions.ts'
import { NO_POSTGRES, startPostgres, type Postgres } from '../trust/postgres.ts'

const MANY = 500
const PATIENCE = { timeout: 60_000 }
const atOnce = <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: times }, (_, index) => work(index)))
/** How often each value came. */
const tally = (values: (string | number)[]) => Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((other) => other === value).length]))
const statuses = async (times: number, work: (index: number) => Promise<Response>) => tally((await atOnce(times, work)).map(({ status }) => status))

let postgres: Postgres | undefined
beforeAll(async () => {
  postgres = await startPostgres()
  if (!postgres) return
  await disconnect()
  process.env.NETLIFY_DB_URL = postgres.url
  await migrate(postgres.url)
})
afterAll(async () => {
  await disconnect()
  await postgres?.stop()
})
beforeEach(async ({ skip }) => {
  skip(!postgres, NO_POSTGRES)
  await Promise.all([forgetLimits(), forgetSubmissions(), db().delete(signInPauses)])
})

describe('500 at once: exactly the allowed number pass', PATIENCE, () => {
  const everyLimit = Object.values(limits)
  const outcome = (work: Promise<unknown>) => work.then(() => 'passed', (error: unknown) => (error as { status: number }).status)
  /** Of a wide limit, so much is used up before that 100 are left. */
  const narrowed = async (limit: Limit): Promise<number> => {
    for (let left = limit.max - 100; limit.max > MANY && left > 0; left -= 100) await atOnce(Math.min(left, 100), () => consume(db(), [{ limit, subject: 'one' }]))
    return limit.max > MANY ? 100 : limit.max
  }

  it.each(everyLimit)('of the limit $name, counted', async (limit) => {
    const allowed = await narrowed(limit)
    expect(tally(await atOnce(MANY, () => outcome(consume(db(), [{ limit, subject: 'one' }]))))).toEqual({ passed: allowed, 429: MANY - allowed })
  })

  it.each(everyLimit)('of the limit $name, taken beforehand', async (limit) => {
    const allowed = await narrowed(limit)
    expect(tally(await atOnce(MANY, () => outcome(reserve(db(), [{ limit, subject: 'one' }]))))).toEqual({ passed: allowed, 429: MANY - allowed })
  })

  it('of submissions of a form from an address, and exactly these are stored', async () => {
    const { max } = limits.submissionsPerFormAndAddress
    expect(await statuses(MANY, () => submit('contact', CONTACT))).toEqual({ 200: max, 429: MANY - max })
    expect(await storedSubmissions()).toHaveLength(max)
  })

  it('of submissions, of which one filling that came again and again is one', async () => {
    const [again, { max }] = [limits.repeatsPerFormAndAddress.max, limits.submissionsPerFormAndAddress]
    await atOnce(again, () => submit('contact', CONTACT, { headers: { 'idempotency-key': 'one' } }))
    expect(await storedSubmissions()).toHaveLength(1)
    expect(await statuses(MANY, () => submit('contact', CONTACT))).toEqual({ 200: max - 1, 429: MANY - max + 1 })
  })

  it('of lookups that find nobody, from an address', async () => {
    const { max } = limits.lookupMissesPerAddress
    expect(await statuses(MANY, (i) => identify({ firstName: `Nobody ${i}`, dateOfBirth: '1990-12-10' }))).toEqual({ 200: max, 429: MANY - max })
  })

  it('of lookups that find nobody, of a name', async () => {
    const { max } = limits.lookupMissesPerName
    const address = (i: number) => `198.51.${i >> 8}.${i & 255}`
    expect(await statuses(MANY, (i) => identify({ firstName: 'Nobody', dateOfBirth: '1990-12-10' }, { address: address(i) }))).toEqual({ 200: max, 429: MANY - max })
  })
})

describe('guesses at once', PATIENCE, () => {
  const guess = (email: string) => ask(internAuthRoutes.internLogin, { body: { email, password: 'a wrong password' } })
  /** Passwords that were looked at, rather than refused unseen: both are answered the same. */
  const checked = async () => (await db().select({ count: count() }).from(audit).where(eq(audit.action, 'session.refuse')))[0]!.count
  const checkedOf = async (emailOf: (index: number) => string) => {
    const before = await checked()
    expect(await statuses(MANY, (i) => guess(emailOf(i)))).toEqual({ 401: MANY })
    return (await checked()) - before
  }

  it('of one account’s password: as many are looked at as come before the first pause', async () => {
    const { email } = await addAccount('intern', { passwordHash: await hashPassword('a lantern on the row') })
    expect(await checkedOf(() => email)).toBe(signInPause.free)
  })

  it('of any password from one address: as many are looked at as an address may fail', async () => {
    expect(await checkedOf((i) => `nobody${i}@test.example`)).toBe(limits.signInFailuresPerAddress.max)
  })
})

describe('clients moved at once', PATIENCE, () => {
  it('between interns and statuses, one statement each: no two wait for each other, and the totals are what is there', async () => {
    const owners = [await addAccount('intern'), await addAccount('intern')].map(({ id }) => id)
    const rows = Array.from({ length: 20 }, (_, i) => ({ firstName: 'Ada', lastName: `Byron ${i}`, age: 36, status: 'Pending' as const, ownerId: owners[i % 2]! }))
    const ids = (await db().insert(clients).values(rows).returning({ id: clients.id })).map(({ id }) => id)
    await atOnce(MANY, (i) => db().update(clients).set({ ownerId: owners[(i >> 1) % 2]!, status: i % 3 ? 'Approved' : 'Pending' }).where(eq(clients.id, ids[i % 20]!)))
    for (const user of owners) for (const status of ['Approved', 'Pending'] as const)
      expect(await toldTotal({ user, status })).toBe(await db().$count(clients, and(eq(clients.ownerId, user), eq(clients.status, status))))
  })
})

describe('two at once', PATIENCE, () => {
  const PAIRS = 20
  const ADA = { firstName: 'Ada', lastName: 'Byron', age: 35, status: 'Evidence Mapping', dateOfBirth: '1990-12-10' }

  it('edits of one client: the second is told, and nothing is overwritten', async () => {
    const { token } = await staff('intern')
    const edit = ({ _id, version }: Client, lastName: string) => ask(ownClientRoutes.editClient, { token, params: { id: _id }, body: { ...ADA, lastName, version } })
    const outcomes = await atOnce(PAIRS, async () => {
      const { data } = (await (await ask(ownClientRoutes.createClient, { token, body: ADA })).json()) as { data: Client }
      const answers = await Promise.all([edit(data, 'One'), edit(data, 'Two')])
      const kept = (await (await ask(ownClientRoutes.ownClient, { token, params: { id: data._id } })).json()) as { data: Client }
      const trail = await db().$count(audit, and(eq(audit.subjectId, data._id), eq(audit.action, 'client.edit')))
      return [answers.map(({ status }) => status).sort(), kept.data.lastName === (answers[0].ok ? 'One' : 'Two'), kept.data.version, trail]
    })
    expect(outcomes).toEqual(Array(PAIRS).fill([[200, 409], true, 2, 1]))
  })

  it('submissions with one key are one row, and both are thanked', async () => {
    const send = (i: number) => submit('contact', CONTACT, { headers: { 'idempotency-key': `pair-${i >> 1}` }, address: `192.0.2.${i}` })
    expect(await statuses(2 * PAIRS, send)).toEqual({ 200: 2 * PAIRS })
    expect(await storedSubmissions()).toHaveLength(PAIRS)
  })

  it('submissions with one key and different words: one is stored, the other is told', async () => {
    const send = (i: number) => submit('contact', { ...CONTACT, message: `Words ${i}` }, { headers: { 'idempotency-key': `pair-${i >> 1}` }, address: `192.0.2.${i}` })
    expect(await statuses(2 * PAIRS, send)).toEqual({ 200: PAIRS, 422: PAIRS })
    expect(await storedSubmissions()).toHaveLength(PAIRS)
  })

  it('uses of an invitation: one password is chosen', async () => {
    const admin = await staff('admin')
    const outcomes = await atOnce(3, async (i) => {
      const { invitation } = (await (await ask(peopleRoutes.addUser, { token: admin.token, body: { email: `invited${i}@test.example` } })).json()) as { invitation: Invitation }
      const secret = /#([\w-]{43})$/.exec(invitation.link!)![1]!
      const passwords = ['a lantern on the row', 'another lantern there']
      const answers = await Promise.all(passwords.map((password) => ask(accountRoutes.choosePassword, { body: { secret, password } })))
      const entered = await Promise.all(passwords.map((password) => ask(internAuthRoutes.internLogin, { body: { email: `invited${i}@test.example`, password }, address: `192.0.2.${i}` })))
      return answers.map(({ status }, which) => [status, entered[which]!.status]).sort()
    })
    expect(outcomes).toEqual(Array(3).fill([[200, 200], [404, 401]]))
  })
})

describe('the last two admins, deactivated at once', PATIENCE, () => {
  const admins = eq(accounts.role, 'admin')
  const stillActive = async () => (await db().select({ email: accounts.email }).from(accounts).where(and(admins, accounts.active))).map(({ email }) => email)
  const deactivations = () => db().$count(audit, eq(audit.action, 'account.deactivate'))
  /** Nobody but these two can sign in as admin. */
  const lastTwo = async () => {
    await db().update(accounts).set({ active: false }).where(admins)
    return [await addAccount('admin', { passwordHash: 'a hash' }), await addAccount('admin', { passwordHash: 'a hash' })].map(({ email }) => email)
  }
  /** Does `work` while the rows of all admins are held, and lets go once two statements wait for them. */
  const untilBothWait = async <T>(work: () => Promise<T>): Promise<T> => {
    const holder = new pg.Client({ connectionString: postgres!.url })
    await holder.connect()
    await holder.query('begin')
    await holder.query("select from accounts where role = 'admin' for update")
    const working = work()
    const waiting = sql`select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and pid <> pg_backend_pid()`
    try {
      await expect.poll(async () => ((await db().execute(waiting)) as { rows: { count: number }[] }).rows[0]!.count, { timeout: 30_000 }).toBe(2)
    } finally {
      await holder.end()
    }
    return working
  }

  it('by two commands: one is done, the other is told, and an admin stays', async () => {
    const two = await lastTwo()
    const before = await deactivations()
    const ended = await untilBothWait(() => Promise.all(two.map((email) => runCommand('scripts/admin-deactivate.ts', [email], withoutKeys()))))
    expect(ended.map(({ code }) => code).sort()).toEqual([0, 1])
    expect(ended.find(({ code }) => code)?.said).toMatch(/^No other active admin has a password/)
    expect(await stillActive()).toEqual([two[ended.findIndex(({ code }) => code)]])
    expect((await deactivations()) - before).toBe(1)
  })

  it('twenty times over, whoever comes first', async () => {
    for (let i = 0; i < 20; i++) {
      const two = await lastTwo()
      expect((await untilBothWait(() => Promise.all(two.map((email) => setAdminActive(db(), email, false))))).sort()).toEqual(['done', 'last'])
      expect(await stillActive()).toHaveLength(1)
    }
  })
})
