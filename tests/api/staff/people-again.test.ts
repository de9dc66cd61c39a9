/** An admin adds a person again under the id that the sender chose, as a browser does by itself where its line breaks before the answer. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { peopleRoutes, type Invitation, type User } from '#contracts/api/people.ts'
import { db } from '#server/db/client.ts'
import { accounts, audit } from '#server/db/schema.ts'
import { OVER, choose, mails, open, outcome, provider, secretIn, token } from '../../support/api/account-links.ts'
import { failureOf } from '../../support/api/request.ts'
import { addAccount, ask, staff } from '../../support/api/staff.ts'

const { addJudge, addUser } = peopleRoutes
const fresh = () => { const id = randomUUID(); return { id, email: `${id}@test.example` } }
const add = async (body: { id?: string; email: string }) => {
  const answer = await ask(addUser, { token, body })
  expect(answer.status).toBe(201)
  return (await answer.json()) as { data: User; invitation: Invitation }
}
const ALREADY = [409, { error: 'There is an account with this email already', errors: [{ message: 'There is an account with this email already' }] }]

it('adds one account, with the same answer and the same mail: the link of the first works, however often it came', async () => {
  const { id, email } = fresh()
  const [first, again] = [await add({ id, email }), await add({ id, email: email.toUpperCase() })]
  expect(again).toEqual({ ...first, data: { ...first.data, _id: id, email, state: 'invited' } })
  const keys = provider.taken.map(({ headers }) => headers['idempotency-key'])
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]])
  expect(mails()[1]).toEqual(mails()[0])
  expect((await choose(secretIn(first.invitation.link!))).status).toBe(200)
  const trail = await db().select({ action: audit.action }).from(audit).where(eq(audit.subjectId, id)).orderBy(audit.id)
  expect(trail.map(({ action }) => action)).toEqual(['account.create', 'account.password'])
})

it('makes another link in another session, and where the first has ended', async () => {
  const { id, email } = fresh()
  const first = await add({ id, email })
  const elsewhere = (await (await ask(addUser, { token: (await staff('admin')).token, body: { id, email } })).json()) as { invitation: Invitation }
  expect(await outcome(await open(secretIn(first.invitation.link!)))).toEqual(OVER)
  const again = await add({ id, email })
  expect(new Set([first, elsewhere, again].map(({ invitation }) => invitation.link)).size).toBe(3)
  expect((await open(secretIn(again.invitation.link!))).status).toBe(200)
})

it('adds one of three at once, and answers each', async () => {
  const { id, email } = fresh()
  for (const { data } of await Promise.all([add({ id, email }), add({ id, email }), add({ id, email })])) expect(data).toMatchObject({ _id: id, email })
  expect(await db().$count(accounts, eq(accounts.email, email))).toBe(1)
})

it('is refused where it is not the same account: another id, role or address, or whoever has come in or been shut out since', async () => {
  const { id, email } = fresh()
  await add({ id, email })
  for (const body of [{ email }, { id: randomUUID(), email }, { id, email: `other-${email}` }]) expect([body, ...await outcome(await ask(addUser, { token, body }))]).toEqual([body, ...ALREADY])
  expect(await outcome(await ask(addJudge, { token, body: { id, email } }))).toEqual(ALREADY)
  for (const state of [{ passwordHash: 'x' }, { active: false, passwordHash: null }]) {
    await db().update(accounts).set(state).where(eq(accounts.id, id))
    expect([state, ...await outcome(await ask(addUser, { token, body: { id, email } }))]).toEqual([state, ...ALREADY])
  }
  const admin = await addAccount('admin')
  expect(await failureOf(await ask(addUser, { token, body: { id: admin.id, email: admin.email } }))).toEqual(ALREADY[1])
  expect(mails()).toHaveLength(1)
})
