import { describe, expect, it } from 'vitest'
import { db } from '#server/db/client.ts'
import { accounts, audit, clients } from '#server/db/schema.ts'
import { database } from '../support/embedded-database.ts'
import { addClient } from '../support/rows.ts'

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

it('a calendar date comes back as it went in, whatever the time zone', async () => {
  await addClient({ firstName: 'Aisha', lastName: 'Rahman', dateOfBirth: '2000-02-29' })
  const rows = await db().select({ dateOfBirth: clients.dateOfBirth, firstName: clients.firstName }).from(clients)
  expect(rows).toContainEqual({ firstName: 'Aisha', dateOfBirth: '2000-02-29' })
  const { rows: [stored] } = await database.query<{ text: string }>("select date_of_birth::text as text from clients where first_name = 'Aisha'")
  expect(stored!.text).toBe('2000-02-29')
})
