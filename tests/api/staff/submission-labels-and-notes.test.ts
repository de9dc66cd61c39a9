/** What is written in the inbox: spec section 6, decisions "Forms", trust rows 4 and 9. */
import { randomUUID } from 'node:crypto'
import type { Context } from '@netlify/functions'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import adminFunction from '../../../netlify/functions/admin.ts'
import { submissionRoutes } from '#contracts/api/submissions.ts'
import { db } from '#server/db/client.ts'
import { audit, outbox, sessions } from '#server/db/schema.ts'
import { env } from '#server/env.ts'
import { everythingDone } from '#server/http/afterwards.ts'
import { labelSubmission, noteSubmission } from '#server/submissions/repository.ts'
import { smtpServer } from '../../support/api/outbox.ts'
import { failureOf, submit } from '../../support/api/request.ts'
import { storedOutbox, storedSubmissions } from '../../support/api/rows.ts'
import { ask, staff } from '../../support/api/staff.ts'
import { add, admin, label, list, open, token, trail, wholeOf, withEmptyInbox, write } from '../../support/api/stored-submissions.ts'
import { CONTACT } from '../../support/api/submissions.ts'

withEmptyInbox()
/** The SMTP server, a new one for each test. */
let mails: Awaited<ReturnType<typeof smtpServer>>
beforeEach(async () => {
  mails = await smtpServer()
  Object.assign(env(), { SMTP_URL: mails.url })
})
afterEach(everythingDone)

describe('a label', () => {
  it.each(['in progress', 'done', 'new'] as const)('%s is set, answered and left in the trail', async (as) => {
    const id = await add()
    const before = (await trail('submission.label')).length
    expect(await wholeOf(await label(id, as))).toMatchObject({ _id: id, state: as, spam: false })
    expect((await trail('submission.label')).slice(before)).toMatchObject([{ accountId: admin.id, subjectType: 'submission', subjectId: id, details: { label: as } }])
  })

  it('spam keeps the state, takes the row out of the inbox and removes nothing', async () => {
    await submit('contact', CONTACT)
    const [row] = await storedSubmissions()
    await label(row!.id, 'in progress')
    await write(row!.id, 'Called back.')
    const told = await storedOutbox()
    expect(await wholeOf(await label(row!.id, 'spam'))).toMatchObject({ state: 'in progress', spam: true, notes: 1 })
    expect(await storedOutbox()).toEqual(told)
    expect((await list()).data).toEqual([])
  })

  it('set from one that somebody else has changed meanwhile is refused, and undoes nothing', async () => {
    const id = await add()
    await label(id, 'spam')
    const late = await label(id, 'done', 'new')
    expect(late.status).toBe(409)
    expect((await failureOf(late)).errors).toEqual([{ message: 'Somebody else has set another label since you saw this one.', code: 'CHANGED_MEANWHILE' }])
    expect(await open(id)).toMatchObject({ state: 'new', spam: true })
  })

  it('of two that are set at once from the same one is the first', async () => {
    const id = await add()
    const answers = await Promise.all([label(id, 'done', 'new'), label(id, 'spam', 'new')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('sent again because no answer came is refused to nobody', async () => {
    const id = await add({ spam: true })
    for (const time of ['once', 'twice']) expect((await label(id, 'done', 'spam')).status, time).toBe(200)
    expect(await open(id)).toMatchObject({ state: 'done', spam: false })
  })

  it('that is none of the four is refused', async () => {
    const id = await add()
    expect((await ask(submissionRoutes.labelSubmission, { token, params: { id }, body: { label: 'gone' } })).status).toBe(422)
    expect((await ask(submissionRoutes.labelSubmission, { token, params: { id }, body: { label: 'done', spam: true } })).status).toBe(422)
    expect(await open(id)).toMatchObject({ state: 'new' })
  })
})

describe('what was taken for spam and is none', () => {
  const quarantined = async () => {
    await submit('contact', { ...CONTACT, _gotcha: 'x' })
    const [row] = await storedSubmissions()
    expect([row!.spam, await storedOutbox()]).toEqual([true, []])
    return row!.id
  }
  const kinds = async () => (await storedOutbox()).map(({ kind }) => kind).sort()

  it('is told to those who are told of any other', async () => {
    expect(await wholeOf(await label(await quarantined(), 'new'))).toMatchObject({ spam: false, state: 'new' })
    expect(await kinds()).toEqual(['acknowledge', 'notify'])
  })

  it('at once: the function that takes the mark away sends its mails behind the answer, with no visitor and no schedule', async () => {
    const id = await quarantined()
    const behind: Promise<unknown>[] = []
    const released = new Request(`https://site.test/api/admin/submission/${id}`, {
      method: 'PUT', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify({ label: 'new', from: 'spam' }),
    })
    expect((await adminFunction(released, { ip: '203.0.113.7', waitUntil: (work) => void behind.push(work) } as Context)).status).toBe(200)
    await Promise.all(behind)
    expect((await storedOutbox()).map(({ deliveredAt }) => deliveredAt !== null)).toEqual([true, true])
    expect(mails.taken).toHaveLength(2)
  })

  it('once, however often it is called spam and back, and by whoever at once', async () => {
    const id = await quarantined()
    await Promise.all(Array.from({ length: 6 }, () => label(id, 'in progress')))
    await label(id, 'spam')
    await label(id, 'new')
    expect(await kinds()).toEqual(['acknowledge', 'notify'])
  })

  it('but not by the visitor who sends it again, once somebody has marked it as spam', async () => {
    const again = () => submit('contact', CONTACT, { headers: { 'idempotency-key': 'again' } })
    await again()
    const [row] = await storedSubmissions()
    await label(row!.id, 'spam')
    expect((await again()).status).toBe(200)
    expect(await open(row!.id)).toMatchObject({ spam: true })
  })

  it('but not by another label of what never was spam', async () => {
    const id = await add()
    await label(id, 'done')
    expect(await db().select().from(outbox)).toEqual([])
  })
})

describe('a note', () => {
  it('joins the thread under its author’s address, the oldest first', async () => {
    const second = await staff('admin')
    const id = await add()
    expect((await write(id, '  Called, no answer. ')).status).toBe(201)
    const answer = await wholeOf(await ask(submissionRoutes.noteSubmission, { token: second.token, params: { id }, body: { text: 'Called again.' } }))
    expect(answer.thread).toMatchObject([{ text: 'Called, no answer.', by: admin.email }, { text: 'Called again.', by: second.email }])
    const other = await add()
    expect((await list()).data.map(({ _id, notes }) => [_id, notes])).toEqual([[id, 2], [other, 0]])
    expect((await trail('submission.note')).at(-1)).toMatchObject({ accountId: second.id, subjectId: id, details: {} })
  })

  it('sent again because no answer came is one note, with one line in the trail', async () => {
    const id = await add()
    const body = { id: randomUUID(), text: 'Called, no answer.' }
    for (const spelled of [id, id.toUpperCase()]) expect((await wholeOf(await ask(submissionRoutes.noteSubmission, { token, params: { id: spelled }, body }))).thread).toHaveLength(1)
    expect((await trail('submission.note')).filter(({ subjectId }) => subjectId === id)).toHaveLength(1)
  })

  it('under the id of another is refused: neither is lost', async () => {
    const [id, elsewhere, second] = [await add(), await add(), await staff('admin')]
    const body = { id: randomUUID(), text: 'Called, no answer.' }
    await ask(submissionRoutes.noteSubmission, { token, params: { id }, body })
    const others = [
      ask(submissionRoutes.noteSubmission, { token, params: { id }, body: { ...body, text: 'Other words.' } }),
      ask(submissionRoutes.noteSubmission, { token, params: { id: elsewhere }, body }),
      ask(submissionRoutes.noteSubmission, { token: second.token, params: { id }, body }),
    ]
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([409, 409, 409])
    expect([(await open(id)).thread, (await open(elsewhere)).thread]).toMatchObject([[{ text: body.text }], []])
  })

  it.each(['', '   '])('of nothing (%j) is refused in words beside its field', async (text) => {
    const answer = await write(await add(), text)
    expect(answer.status).toBe(422)
    expect((await failureOf(answer)).errors).toEqual([{ message: 'Please write a note', field: 'text' }])
  })
})

describe('a session that ends between the check and the write', () => {
  it('writes nothing, and leaves no line in the trail', async () => {
    const id = await add()
    const leaving = await staff('admin')
    const [session] = await db().update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.accountId, leaving.id)).returning()
    const ended = { id: session!.id, accountId: leaving.id, role: 'admin', email: leaving.email } as const
    expect([await labelSubmission(db(), ended, id, { label: 'done' }), await noteSubmission(db(), ended, id, { text: 'x' })]).toEqual(['nothing', false])
    expect(await open(id)).toMatchObject({ state: 'new', thread: [] })
    expect((await db().select().from(audit)).filter(({ accountId }) => accountId === leaving.id)).toEqual([])
  })
})
