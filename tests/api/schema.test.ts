import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Session } from '#server/auth/sessions.ts'
import { findClient } from '#server/clients/find.ts'
import { insertClient, updateClient } from '#server/clients/write.ts'
import { db } from '#server/db/client.ts'
import { accounts, audit, clientEvents, clients } from '#server/db/schema.ts'
import { database } from '../support/api/embedded-database.ts'
import { addClient } from '../support/api/rows.ts'
import { addAccount, addSession } from '../support/api/staff.ts'

const GRACE = { firstName: 'Grace', lastName: 'Okonkwo', dateOfBirth: '1984-09-09' }
const violated = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(() => undefined, (reason: unknown) => reason)
  return ((error as Error | undefined)?.cause as { constraint?: string } | undefined)?.constraint
}

describe('the database itself refuses', () => {
  it.each([0, 121, -1])('a client aged %i', async (age) => {
    expect(await violated(addClient({ ...GRACE, age }))).toBe('clients_age')
  })

  it('a status that there isn’t', async () => {
    expect(await violated(addClient({ ...GRACE, status: 'Lost' as 'Approved' }))).toBe('clients_status')
  })

  it.each(['status', 'previousStatus'] as const)('a %s in a client’s history that there isn’t', async (column) => {
    await addClient(GRACE)
    const [client] = await db().select().from(clients).limit(1)
    const event = { clientId: client!.id, accountId: client!.ownerId, status: 'Approved', previousStatus: null } as const
    expect(await violated(db().insert(clientEvents).values(event))).toBeUndefined()
    expect(await violated(db().insert(clientEvents).values({ ...event, [column]: 'Lost' }))).toBe(column === 'status' ? 'client_events_status' : 'client_events_previous_status')
  })

  it('a date of birth without its lookup key', async () => {
    await addClient(GRACE)
    expect(await violated(db().update(clients).set({ lookupKey: null }).execute())).toBe('clients_lookup_with_birth')
  })

  it('the same address twice in one role, in any case; another role is another account', async () => {
    await db().insert(accounts).values([{ role: 'judge', email: 'sam@test.example' }, { role: 'admin', email: 'sam@test.example' }])
    expect(await violated(db().insert(accounts).values({ role: 'judge', email: 'SAM@test.example' }))).toBe('accounts_role_email')
    expect(await violated(db().insert(accounts).values({ role: 'root' as 'admin', email: 'root@test.example' }))).toBe('accounts_role')
  })
})

it.each(['update audit set account_id = null', 'delete from audit', 'truncate audit'])('the trail is append-only: “%s” is refused (trust row 12)', async (statement) => {
  await db().insert(audit).values({ action: 'session.begin' })
  await expect(database.query(statement)).rejects.toMatchObject({ message: 'the audit trail is append-only' })
  expect(await db().$count(audit)).toBeGreaterThan(0)
})

it.each([1, 120])('a client aged %i is kept', async (age) => {
  expect(await violated(addClient({ ...GRACE, age }))).toBeUndefined()
})

// One zone west and one east of UTC: if the date were converted to a moment, one of them would lose a day.
it.each(['America/New_York', 'Pacific/Kiritimati'])('a calendar date comes back as it went in, written and read in %s', async (zone) => {
  vi.stubEnv('TZ', zone)
  await database.exec(`set time zone '${zone}'`)
  onTestFinished(async () => { vi.unstubAllEnvs(); await database.exec('set time zone default') })
  expect([new Intl.DateTimeFormat().resolvedOptions().timeZone, await db().execute('show time zone')]).toMatchObject([zone, { rows: [{ TimeZone: zone }] }])
  const intern = await addAccount('intern')
  const session: Session = { ...(await addSession(intern)), accountId: intern.id, role: 'intern', email: intern.email }
  const aisha = { firstName: 'Aisha', lastName: 'Rahman', age: 26, status: 'Pending' } as const
  const { _id, ...added } = (await insertClient(db(), session, { ...aisha, dateOfBirth: '2000-02-29' }))!
  const saved = await updateClient(db(), session, _id, { ...aisha, dateOfBirth: '2000-03-01' })
  expect([added, saved, await findClient(db(), _id)].map((client) => client?.dateOfBirth)).toEqual(['2000-02-29', '2000-03-01', '2000-03-01'])
  expect((await database.query('select date_of_birth::text as date from clients where id = $1', [_id])).rows).toEqual([{ date: '2000-03-01' }])
})
