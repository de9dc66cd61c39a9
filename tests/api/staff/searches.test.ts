/** Every search of the portals, read from the contracts, so that a new one is tried as well. */
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { allRoutes } from '#contracts/api/index.ts'
import { fieldsOf, type Route } from '#contracts/api/route.ts'
import { ROLES, type Role } from '#contracts/roles.ts'
import { note } from '#server/audit/audited.ts'
import { db } from '#server/db/client.ts'
import { accounts } from '#server/db/schema.ts'
import { seed } from '../../../scripts/demo/seed.ts'
import { declare } from '../../support/api/judging.ts'
import { addSession, ask } from '../../support/api/staff.ts'

const searched = Object.entries(allRoutes).filter(([, { query }]) => query && 'search' in fieldsOf(query))
const tokens = {} as Record<Role, string>

/** How many rows `search` finds, or lines in an exported file. */
const found = async (route: Route, search: string): Promise<number> => {
  const answer = await ask(route, { token: tokens[route.role as Role], query: { search } })
  expect(answer.status).toBe(200)
  return 'file' in route.answer ? (await answer.text()).split('\r\n').slice(1, -1).length : ((await answer.json()) as { data: unknown[] }).data.length
}

beforeAll(async () => {
  await seed()
  for (const role of ROLES) {
    const [account] = await db().select().from(accounts).where(eq(accounts.role, role)).limit(1)
    tokens[role] = (await addSession(account!)).token
    await note(db(), { accountId: account!.id, role }, { action: 'session.begin' })
  }
  await declare(tokens.judge, 'Bluestem Diagnostics')
})

describe.each(searched)('the search of %s', (_, route) => {
  it.each(['!!!', '&', '\\', ' -- ', '☕'])('finds nothing by %j: where nothing is left to look for, nothing matches', async (search) => {
    expect(await found(route, search)).toBe(0)
  })

  it('is none where only blanks were written', async () => {
    expect(await found(route, '   '), 'rows of the demo data (scripts/demo/seed.ts)').toBeGreaterThan(0)
  })
})
