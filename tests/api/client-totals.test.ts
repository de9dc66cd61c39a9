/** The totals that lists report without counting equal a count, whatever happens to clients (docs/decisions/lists-at-scale.md). */
import { count, eq, gt, inArray, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { CLIENT_STATUSES } from '#contracts/client-status.ts'
import { db } from '#server/db/client.ts'
import { clients, clientTotals } from '#server/db/schema.ts'
import { toldTotal } from '../support/api/clients.ts'
import { SEED } from '../support/api/seed.ts'
import { addAccount } from '../support/api/staff.ts'

const owners = [(await addAccount('intern')).id, (await addAccount('intern')).id]
const person = { firstName: 'Ada', lastName: 'Byron', age: 36 }

const counted = () => db().select({ ownerId: clients.ownerId, status: clients.status, total: count() }).from(clients).groupBy(clients.ownerId, clients.status)
const kept = () => db().select().from(clientTotals).where(gt(clientTotals.total, 0))
const sorted = (rows: { ownerId: string; status: string; total: number }[]) => rows.map((row) => `${row.ownerId} ${row.status} ${row.total}`).sort()
const some = (share: number) => sql`abs(hashtext(${clients.id}::text)) % 100 < ${share}`

const ownerId = fc.constantFrom(...owners)
const status = fc.constantFrom(...CLIENT_STATUSES)
const share = fc.integer({ min: 0, max: 100 })
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), rows: fc.array(fc.record({ ownerId, status }), { minLength: 1, maxLength: 9 }) }),
  fc.record({ do: fc.constant('change' as const), share, to: fc.oneof(fc.record({ status }), fc.record({ ownerId }), fc.record({ ownerId, status }), fc.constant({ age: 40 })) }),
  fc.record({ do: fc.constant('remove' as const), share }),
)

const take = async (one: typeof step extends fc.Arbitrary<infer Step> ? Step : never): Promise<void> => {
  if (one.do === 'add') await db().insert(clients).values(one.rows.map((row) => ({ ...person, ...row })))
  else if (one.do === 'change') await db().update(clients).set(one.to).where(some(one.share))
  else await db().delete(clients).where(some(one.share))
}

beforeEach(async () => { await db().delete(clients) })

describe('the totals', () => {
  it('are what is there after any adding, changing and removing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        await db().delete(clients)
        for (const one of steps) {
          await take(one)
          expect(sorted(await kept())).toEqual(sorted(await counted()))
        }
      }),
      { numRuns: 40, seed: SEED },
    )
  })

  it('are told by intern, by status, by both and of all', async () => {
    await db().insert(clients).values([...Array.from({ length: 3 }, () => ({ ...person, ownerId: owners[0]!, status: 'Approved' as const })), { ...person, ownerId: owners[1]!, status: 'Approved' }, { ...person, ownerId: owners[1]!, status: 'Rejected' }])
    const [first, second] = owners
    expect(await Promise.all([{}, { user: first }, { status: 'Approved' as const }, { user: second, status: 'Rejected' as const }, { user: first, status: 'Rejected' as const }].map(toldTotal))).toEqual([5, 3, 4, 1, 0])
  })

  it('begin anew when the table is emptied', async () => {
    await db().insert(clients).values({ ...person, ownerId: owners[0]!, status: 'Approved' })
    await db().execute(sql`truncate ${clients} cascade`)
    expect(await kept()).toEqual([])
  })

  it('are undone with the statement that is', async () => {
    await db().insert(clients).values({ ...person, ownerId: owners[0]!, status: 'Approved' })
    await expect(db().update(clients).set({ status: 'Rejected', age: 999 }).where(inArray(clients.ownerId, owners))).rejects.toThrow()
    expect(await toldTotal({ status: 'Approved' })).toBe(await db().$count(clients, eq(clients.status, 'Approved')))
  })
})
