import { beforeAll, describe, expect, it } from 'vitest'
import { eq, sql, type SQL } from 'drizzle-orm'
import { accountRoutes } from '#contracts/api/auth.ts'
import { peopleRoutes, type Invitation, type Judge, type User } from '#contracts/api/people.ts'
import { judgeSessionRoutes } from '#contracts/api/sessions.ts'
import { EMAIL_REQUIRED } from '#contracts/field-rules.ts'
import { db } from '#server/db/client.ts'
import { accountLinks, accounts, audit } from '#server/db/schema.ts'
import { searchWords } from '#server/db/search.ts'
import { setActive as change } from '#server/people/set-active.ts'
import { addAccount, addSession, ask, staff } from '../../support/api/staff.ts'
import { failureOf } from '../../support/api/request.ts'

const { getUsers, getJudges, addUser, addJudge, resetPassword, setActive } = peopleRoutes
let token: string
let adminId: string
beforeAll(async () => {
  const admin = await staff('admin')
  token = admin.token
  adminId = admin.id
})

type List<Row> = { data: Row[]; meta?: { total: number; page: number; pageSize: number } }
const users = async (query?: Record<string, unknown>) => (await (await ask(getUsers, { token, query })).json()) as List<User>
const judges = async (query?: Record<string, unknown>) => (await (await ask(getJudges, { token, query })).json()) as List<Judge>
const emails = ({ data }: List<{ email: string }>) => data.map(({ email }) => email)

describe('the lists', () => {
  beforeAll(async () => {
    const at = (day: number) => new Date(Date.UTC(2025, 0, day))
    const [ada, bea] = [
      await addAccount('intern', { email: 'ada@list.example', passwordHash: 'x', createdAt: at(2) }), await addAccount('intern', { email: 'bea@list.example', createdAt: at(1) }),
      await addAccount('intern', { email: 'cleo@list.example', active: false, createdAt: at(3) }),
    ]
    const judge = await addAccount('judge', { email: 'jo@list.example', passwordHash: 'x' })
    await db().execute(sql`insert into clients (first_name, last_name, age, status, owner_id) select 'A', 'B', 30, 'Pending', owner from unnest(array[${ada.id}, ${ada.id}, ${bea.id}]::uuid[]) as owner`)
    await db().execute(sql`
      insert into evaluations (judge_id, judge_name, venture_name, venture_key, revision, categories, sum_of_all_category, strength, weakness)
      select ${judge.id}, 'Jo', venture, lower(venture), revision, '[]', 30, 's', 'w' from (values ('One', 1), ('One', 2), ('Two', 1)) as v (venture, revision)`)
  })

  it('hold every intern whole, newest first, with the state of the account and the clients allocated', async () => {
    const { data, meta } = await users()
    expect(meta).toBeUndefined()
    expect(data.map(({ email, state, clients }) => [email, state, clients])).toEqual([['cleo@list.example', 'inactive', 0], ['ada@list.example', 'active', 2], ['bea@list.example', 'invited', 1]])
    expect(data[2]!.createdAt).toBe('2025-01-01T00:00:00.000Z')
  })

  it('count a judge’s ventures, not the revisions', async () => expect((await judges()).data).toMatchObject([{ email: 'jo@list.example', state: 'active', evaluations: 2 }]))

  it('tell nothing of a password, and nothing of admins', async () => {
    for (const route of [getUsers, getJudges]) expect(Object.keys(((await (await ask(route, { token })).json()) as List<object>).data[0]!)).not.toContain('passwordHash')
    expect(JSON.stringify([await users(), await judges()])).not.toContain(adminId)
  })

  it.each([
    [{ sort: 'email' }, ['ada@list.example', 'bea@list.example', 'cleo@list.example']],
    [{ sort: '-clients' }, ['ada@list.example', 'bea@list.example', 'cleo@list.example']],
    [{ sort: 'clients' }, ['cleo@list.example', 'bea@list.example', 'ada@list.example']],
    [{ state: 'invited' }, ['bea@list.example']],
    [{ state: 'inactive' }, ['cleo@list.example']],
    [{ state: 'active', search: 'AD list' }, ['ada@list.example']],
    [{ search: 'nobody' }, []],
    [{ page: 2, pageSize: 2 }, ['bea@list.example']],
  ])('are sorted, filtered and paged: %j', async (query, expected) => expect(emails(await users(query))).toEqual(expected))

  it('find one intern by the id, and nobody else by theirs', async () => {
    const { data } = await users()
    for (const { _id, email } of data) expect(emails(await users({ id: _id }))).toEqual([email])
    expect((await users({ id: adminId })).data).toEqual([])
  })

  it('count what the filter leaves, over all pages', async () => {
    expect((await users({ pageSize: 1, search: 'list' })).meta).toEqual({ total: 3, page: 1, pageSize: 1 })
    expect((await users({ state: 'active' })).meta).toEqual({ total: 1, page: 1, pageSize: 10 })
  })

  it.each([{ sort: 'passwordHash' }, { state: 'admin' }, { page: 0 }, { page: '0x2' }, { page: '1e1' }, { page: ' 2' }, { pageSize: '2.0' }, { role: 'admin' }, { id: 'nobody' }])('refuse %j', async (query) => expect((await ask(getUsers, { token, query })).status).toBe(422))
})

describe('adding a person', () => {
  it('creates an account without a password, with an invitation, and says so in the trail', async () => {
    const answer = await ask(addUser, { token, body: { email: '  New.Intern@Add.Example ' } })
    expect(answer.status).toBe(201)
    const { data, invitation } = (await answer.json()) as { data: User; invitation: object }
    expect(data).toEqual({ _id: expect.any(String) as string, email: 'new.intern@add.example', state: 'invited', clients: 0, createdAt: expect.stringMatching(/Z$/) as string })
    expect(invitation).toMatchObject({ sent: true, expiresAt: expect.stringMatching(/Z$/) as string })
    const [account] = await db().select().from(accounts).where(eq(accounts.id, data._id))
    expect(account).toMatchObject({ role: 'intern', passwordHash: null, active: true, search: searchWords('new.intern@add.example') })
    const links = await db().select().from(accountLinks).where(eq(accountLinks.accountId, data._id))
    expect(links).toMatchObject([{ purpose: 'invitation', usedAt: null }])
    const trail = await db().select().from(audit).where(eq(audit.subjectId, data._id))
    expect(trail).toMatchObject([{ accountId: adminId, role: 'admin', action: 'account.create', details: { role: 'intern' } }])
    expect((await judges({ search: 'new.intern' })).data).toEqual([])
  })

  it('takes one address for several roles, but once for each: the second is a 409, however its case', async () => {
    expect((await ask(addUser, { token, body: { email: 'twice@add.example' } })).status).toBe(201)
    expect((await ask(addJudge, { token, body: { email: 'twice@add.example' } })).status).toBe(201)
    for (const route of [addUser, addJudge]) {
      const answer = await ask(route, { token, body: { email: 'TWICE@add.example' } })
      expect([answer.status, await failureOf(answer)]).toMatchObject([409, { error: 'There is an account with this email already' }])
    }
  })

  it('of ten at once with one address adds one', async () => {
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await ask(addUser, { token, body: { email: 'race@add.example' } })).status))
    expect(statuses.sort()).toEqual([201, ...Array<number>(9).fill(409)])
    expect((await users({ search: 'race' })).data).toHaveLength(1)
  })

  it.each(['', '   ', 'nobody', 'a@b', 'a@b.example, c@d.example', 'a b@c.example', `${'a'.repeat(250)}@b.example`, 7, null])('refuses %j in the stated words', async (email) => {
    const answer = await ask(addJudge, { token, body: { email } })
    expect([answer.status, (await failureOf(answer)).errors]).toEqual([422, [{ message: EMAIL_REQUIRED, field: 'email' }]])
  })
})

describe('deactivating', () => {
  it('is for interns and judges: an admin’s account is a 404, as is nobody’s', async () => {
    for (const id of [adminId, crypto.randomUUID()]) expect((await ask(setActive, { token, params: { id }, body: { active: false } })).status).toBe(404)
    expect((await ask(getUsers, { token })).status).toBe(200)
  })

  it('ends sessions and open links for good, stands in the trail, and can be undone', async () => {
    const judge = await staff('judge', { passwordHash: 'x' })
    const params = { id: judge.id }
    const { invitation } = (await (await ask(resetPassword, { token, params })).json()) as { invitation: Invitation }
    const statuses = async () => [
      (await ask(judgeSessionRoutes.judgeSessions, { token: judge.token })).status, (await ask(accountRoutes.openLink, { body: { secret: new URL(invitation.link!).hash.slice(1) } })).status,
    ]
    const set = async (active: boolean) => (await ask(setActive, { token, params, body: { active } })).json() as Promise<unknown>
    expect(await statuses()).toEqual([200, 200])
    expect([await set(false), await statuses()]).toEqual([{ ok: true }, [401, 404]])
    // A retry after a lost answer succeeds, and changes nothing.
    expect(await set(false)).toEqual({ ok: true })
    expect((await judges({ state: 'inactive' })).data.map(({ _id }) => _id)).toContain(judge.id)
    expect([await set(true), await statuses()]).toEqual([{ ok: true }, [401, 404]])
    const actions = (await db().select().from(audit).where(eq(audit.subjectId, judge.id)).orderBy(audit.id)).map(({ action }) => action)
    expect(actions).toEqual(['account.reset', 'account.deactivate', 'account.activate'])
  })

  it('signs nobody out who finds that somebody else has just done the opposite', async () => {
    const [admin, intern] = [await addAccount('admin'), await addAccount('intern')]
    const { id } = await addSession(admin)
    const opposed = new Proxy(db(), {
      get: (own, name) => name === 'execute'
        ? async (statement: SQL) => {
            const done = await own.execute(statement)
            await own.update(accounts).set({ active: false }).where(eq(accounts.id, intern.id))
            return done
          }
        : Reflect.get(own, name) as unknown,
    })
    expect(await change(opposed, { id, accountId: admin.id, role: 'admin', email: admin.email }, intern.id, true)).toEqual({ ok: true })
  })
})
