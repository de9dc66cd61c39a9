/** When several people write the same thing at the same moment, one write is stored, nothing is overwritten, and each is told. */
import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { accountRoutes, internAuthRoutes } from '#contracts/api/auth.ts'
import { clientRoutes, ownClientRoutes, type Client, type WholeClient } from '#contracts/api/clients.ts'
import { peopleRoutes, type Invitation } from '#contracts/api/people.ts'
import { internSessionRoutes } from '#contracts/api/sessions.ts'
import { submissionRoutes } from '#contracts/api/submissions.ts'
import { beginSession } from '#server/auth/begin-session.ts'
import { changePassword } from '#server/auth/change-password.ts'
import { endOtherSessions } from '#server/auth/own-sessions.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { liveSession, type Session } from '#server/auth/sessions.ts'
import { db } from '#server/db/client.ts'
import { accounts, audit, clientEvents, clients } from '#server/db/schema.ts'
import { erasePerson } from '#server/erasure/submissions.ts'
import type { HttpProblem } from '#server/http/problems.ts'
import { setActive } from '#server/people/set-active.ts'
import { atOnce, inTurn, MANY, onRealPostgres, PATIENCE, statuses } from '../../support/api/at-once.ts'
import { addOwnClient, toldTotal } from '../../support/api/clients.ts'
import { submit } from '../../support/api/request.ts'
import { storedSubmissions } from '../../support/api/rows.ts'
import { addAccount, addSession, ask, staff } from '../../support/api/staff.ts'
import { CONTACT } from '../../support/api/submissions.ts'

const address = onRealPostgres()

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

const PASSWORD = 'a lantern on the row'
const session = ({ id, accountId, email }: { id: string; accountId: string; email: string }) => ({ id, accountId, email, role: 'intern' as const })

describe('a call that has waited for the account', PATIENCE, () => {
  /** An intern with two sessions, and writes that wait for each other at the intern's row. */
  const someone = async () => {
    const account = await addAccount('intern', { passwordHash: await hashPassword(PASSWORD) })
    const [one, other] = [await addSession(account), await addSession(account)].map(({ id }) => session({ id, accountId: account.id, email: account.email }))
    const statusOf = (work: Promise<unknown>) => work.then(() => 200, (refused: unknown) => (refused as HttpProblem).status)
    return {
      account, one: one!, other: other!,
      row: async () => (await db().select().from(accounts).where(eq(accounts.id, account.id)))[0]!,
      inTurn: (...works: (() => Promise<unknown>)[]) => inTurn(address(), `select from accounts where id = '${account.id}' for update`, works.map((work) => () => statusOf(work()))),
    }
  }
  const end = (own: Session) => () => endOtherSessions(db(), own, PASSWORD)
  const change = (own: Session) => () => changePassword(db(), own, { password: PASSWORD, newPassword: 'paper boats at dawn' })

  it.each([['end all others', end], ['change the password', change]])('and was ended meanwhile does not %s', async (_, work) => {
    const { account, one, other, row, inTurn: turns } = await someone()
    expect(await turns(end(one), work(other))).toEqual([200, 401])
    expect(await row()).toMatchObject({ passwordHash: account.passwordHash, tokenVersion: account.tokenVersion + 1 })
    expect(await liveSession(db(), { sessionId: one.id, accountId: account.id, role: 'intern' })).toBeDefined()
  })

  it('of somebody who was deactivated meanwhile changes no password', async () => {
    const { account, one, row, inTurn: turns } = await someone()
    const admin = await addAccount('admin')
    const of: Session = { id: (await addSession(admin)).id, accountId: admin.id, email: admin.email, role: 'admin' }
    expect(await turns(() => setActive(db(), of, account.id, false), change(one))).toEqual([200, 401])
    expect(await row()).toMatchObject({ active: false, passwordHash: account.passwordHash })
  })
})

describe('a session that begins while', PATIENCE, () => {

  it.each([
    ['the password is changed', (own: Session) => changePassword(db(), own, { password: PASSWORD, newPassword: 'paper boats at dawn' })],
    ['all others are ended', (own: Session) => endOtherSessions(db(), own, PASSWORD)],
  ])('%s ends with them; the one that did so goes on', async (_, work) => {
    const account = await addAccount('intern', { passwordHash: await hashPassword(PASSWORD) })
    const own = await addSession(account)
    const token = await db().transaction(async (beginning) => {
      const begun = await beginSession(beginning, account, 'nobody', 'password')
      await work(session({ ...own, accountId: account.id, email: account.email }))
      return begun
    })
    const status = async (of: string | undefined) => (await ask(internSessionRoutes.internSessions, { token: of })).status
    expect([await status(own.token), await status(token)]).toEqual([200, 401])
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

  it('directions of one client: the second’s entry in the history goes on from the first’s', async () => {
    const { token } = await staff('admin')
    const { _id: id } = await addOwnClient(await staff('intern'))
    const direct = (status: string) => () => ask(clientRoutes.directClient, { token, params: { id }, body: { status } })
    await inTurn(address(), `select from clients where id = '${id}' for update`, [direct('Pending'), direct('Approved')])
    const { data } = (await (await ask(clientRoutes.getClient, { token, params: { id } })).json()) as { data: WholeClient }
    expect(data.history.map(({ previousStatus, status }) => [previousStatus, status])).toEqual([['Pending', 'Approved'], ['Evidence Mapping', 'Pending'], [null, 'Evidence Mapping']])
  })

  it('sendings of one new client are one client, and both are answered with it', async () => {
    const { token } = await staff('intern')
    const ids = Array.from({ length: PAIRS }, () => randomUUID())
    const answers = await atOnce(2 * PAIRS, async (i) => {
      const answer = await ask(ownClientRoutes.createClient, { token, body: { ...ADA, id: ids[i >> 1] } })
      return [answer.status, ((await answer.json()) as { data: Client }).data._id]
    })
    expect(answers).toEqual(ids.flatMap((id) => [[201, id], [201, id]]))
    for (const [table, column] of [[clients, clients.id], [clientEvents, clientEvents.clientId], [audit, audit.subjectId]] as const)
      expect(await db().$count(table, inArray(column, ids))).toBe(PAIRS)
  })

  it('submissions with one key are one row, and both are thanked', async () => {
    const send = (i: number) => submit('contact', CONTACT, { headers: { 'idempotency-key': `pair-${i >> 1}` }, address: `192.0.2.${i}` })
    expect(await statuses(2 * PAIRS, send)).toEqual({ 200: 2 * PAIRS })
    expect(await storedSubmissions()).toHaveLength(PAIRS)
  })

  it('submissions of the same words that browsers post themselves are one row, and both are thanked', async () => {
    // The clock stands, because the key of a native post depends on the ten-minute window in which it arrives.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => { vi.useRealTimers() })
    const send = (i: number) => submit('contact', { ...CONTACT, message: `Words ${i >> 1}` }, { headers: { accept: 'text/html' }, address: `192.0.2.${i}` })
    expect(await statuses(2 * PAIRS, send)).toEqual({ 303: 2 * PAIRS })
    expect(await storedSubmissions()).toHaveLength(PAIRS)
  })

  it('submissions with one key and different words: one is stored, the other is told', async () => {
    const send = (i: number) => submit('contact', { ...CONTACT, message: `Words ${i}` }, { headers: { 'idempotency-key': `pair-${i >> 1}` }, address: `192.0.2.${i}` })
    expect(await statuses(2 * PAIRS, send)).toEqual({ 200: PAIRS, 422: PAIRS })
    expect(await storedSubmissions()).toHaveLength(PAIRS)
  })

  it('a mark as spam and the same submission once more: the mark stays', async () => {
    const { token } = await staff('admin')
    const send = () => submit('contact', CONTACT, { headers: { 'idempotency-key': 'marked' } })
    await send()
    const { id } = (await storedSubmissions())[0]!
    const answers = await inTurn(address(), `select from submissions where id = '${id}' for update`, [() => ask(submissionRoutes.labelSubmission, { token, params: { id }, body: { label: 'spam' } }), send])
    expect([answers.map(({ status }) => status), (await storedSubmissions()).map(({ spam }) => spam)]).toEqual([[200, 200], [true]])
  })

  it('an erasure and a note on what it erases: the note is told that there is nothing any more', async () => {
    const { token } = await staff('admin')
    await submit('contact', CONTACT)
    const { id } = (await storedSubmissions())[0]!
    const [, noted] = await inTurn<unknown>(address(), `select from submissions where id = '${id}' for update`, [
      () => erasePerson(db(), CONTACT.email, [id]), () => ask(submissionRoutes.noteSubmission, { token, params: { id }, body: { text: 'Called back.' } }),
    ])
    expect((noted as Response).status).toBe(404)
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
