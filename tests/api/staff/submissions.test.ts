/** The inbox: spec section 6, decisions "Forms", trust rows 4 and 9. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Meta } from '#contracts/api/list.ts'
import { submissionRoutes, type LabelCounts, type Submission, type SubmissionLabel, type WholeSubmission } from '#contracts/api/submissions.ts'
import { db } from '#server/db/client.ts'
import { audit, outbox, sessions, submissions } from '#server/db/schema.ts'
import { labelSubmission, noteSubmission } from '#server/submissions/repository.ts'
import { foundBy } from '#server/submissions/sender.ts'
import { failureOf, submit } from '../../support/request.ts'
import { forgetLimits, forgetSubmissions, storedOutbox, storedSubmissions } from '../../support/rows.ts'
import { ask, staff } from '../../support/staff.ts'
import { APPLICATION, CONTACT, LOAN, MEMBERSHIP } from '../../support/submissions.ts'

type Sent = { formId?: string; data?: Record<string, string | number>; state?: Submission['state']; spam?: boolean; createdAt?: Date }

const admin = await staff('admin')
const { token } = admin
const HOUR = 3_600_000
let sent = 0

/** A stored submission; each is an hour older than the one before it. */
const add = async ({ formId = 'contact', data = CONTACT, ...more }: Sent = {}) => {
  sent += 1
  const createdAt = new Date(Date.now() - sent * HOUR)
  const [row] = await db().insert(submissions).values({ formId, data, search: foundBy(formId, data), idempotencyKey: `key ${sent}`, bodyHash: 'x', createdAt, ...more }).returning()
  return row!.id
}

const list = async (query: Record<string, unknown> = {}) =>
  (await (await ask(submissionRoutes.getSubmissions, { token, query })).json()) as { data: Submission[]; meta?: Meta; labels?: LabelCounts }
const wholeOf = async (response: Response) => ((await response.json()) as { data: WholeSubmission }).data
const open = async (id: string) => wholeOf(await ask(submissionRoutes.getSubmission, { token, params: { id } }))
const label = (id: string, as: SubmissionLabel, from?: SubmissionLabel) => ask(submissionRoutes.labelSubmission, { token, params: { id }, body: { label: as, from } })
const write = (id: string, text: string) => ask(submissionRoutes.noteSubmission, { token, params: { id }, body: { text } })
const trail = async (action: string) => (await db().select().from(audit)).filter((line) => line.action === action)

beforeEach(async () => {
  await forgetSubmissions()
  await forgetLimits()
})

describe('the list', () => {
  it('answers whole without parameters, newest first, each with sender, first words and what is known of it', async () => {
    const contact = await add({ data: { ...CONTACT, message: 'Do you meet\n  clients on Saturdays?' } })
    const membership = await add({ formId: 'membership', data: MEMBERSHIP, state: 'done' })
    const { data, meta } = await list()
    expect(meta).toBeUndefined()
    expect(data).toEqual([
      {
        _id: contact, form: 'contact', title: 'Message', name: 'Ada Byron', email: 'ada@example.com', excerpt: 'Do you meet clients on Saturdays?',
        state: 'new', spam: false, belowRequirement: false, files: 0, notes: 0, createdAt: expect.any(String) as string,
      },
      expect.objectContaining({ _id: membership, form: 'membership', title: 'Membership request', name: 'Ada Byron', state: 'done', excerpt: '' }),
    ])
  })

  it('answers a page and its `meta` with parameters', async () => {
    for (let i = 0; i < 12; i++) await add()
    const { data, meta } = await list({ page: 2 })
    expect(data).toHaveLength(2)
    expect(meta).toEqual({ total: 12, page: 2, pageSize: 10 })
  })

  it('holds no spam, except alone, where it is marked', async () => {
    const good = await add()
    const bad = await add({ spam: true, state: 'done' })
    expect((await list()).data.map(({ _id }) => _id)).toEqual([good])
    for (const state of ['new', 'in progress', 'done']) expect((await list({ state })).data.map(({ spam }) => spam)).not.toContain(true)
    expect((await list({ state: 'spam' })).data).toMatchObject([{ _id: bad, spam: true, state: 'done' }])
  })

  it('tells with a page how many there are under each label, by the same search and form', async () => {
    for (const state of ['new', 'new', 'done'] as const) await add({ state })
    await add({ spam: true })
    await add({ formId: 'loan', data: LOAN, state: 'in progress' })
    expect((await list({ page: 1 })).labels).toEqual({ new: 2, 'in progress': 1, done: 1, spam: 1 })
    expect(await list({ form: 'contact', state: 'done' })).toMatchObject({ labels: { new: 2, 'in progress': 0, done: 1, spam: 1 }, meta: { total: 1 } })
    expect((await list({ search: 'oven' })).labels).toEqual({ new: 0, 'in progress': 1, done: 0, spam: 0 })
  })

  it('filters by form and label', async () => {
    await add({ state: 'done' })
    const loan = await add({ formId: 'loan', data: LOAN, state: 'in progress' })
    await add({ formId: 'loan', data: LOAN })
    expect((await list({ form: 'loan' })).meta?.total).toBe(2)
    expect((await list({ form: 'loan', state: 'in progress' })).data).toMatchObject([{ _id: loan }])
    expect((await list({ form: 'no-such-form' })).data).toEqual([])
  })

  it('filters by a form as long as its posting’s folder may be called, and by nothing longer', async () => {
    const formId = `career-${'a'.repeat(255)}`
    const wanted = await add({ formId })
    expect((await list({ form: formId })).data).toMatchObject([{ _id: wanted }])
    expect((await ask(submissionRoutes.getSubmissions, { token, query: { form: `${formId}a` } })).status).toBe(422)
  })

  it.each([
    ['the sender’s name', 'siobhan'], ['the beginning of a name', 'o con'], ['an address', 'siobhan example'], ['words of the message', 'oven second'],
  ])('finds by %s', async (_, search) => {
    await add()
    const wanted = await add({ formId: 'loan', data: { ...LOAN, name: 'Siobhán O’Connor', email: 'siobhan@example.com' } })
    expect((await list({ search })).data).toMatchObject([{ _id: wanted }])
  })

  it.each(["'; drop table submissions; --", '%', ':* & !', '\\', '"'])('takes %j for words', async (search) => {
    await add()
    expect((await ask(submissionRoutes.getSubmissions, { token, query: { search } })).status).toBe(200)
  })

  it('sorts by the sender’s name', async () => {
    for (const name of ['Zoe Zimmer', 'ámos Ádám', 'Bela Berg']) await add({ data: { ...CONTACT, name } })
    expect((await list({ sort: 'name' })).data.map(({ name }) => name)).toEqual(['ámos Ádám', 'Bela Berg', 'Zoe Zimmer'])
  })

  it('finds what the public form has just stored', async () => {
    await submit('loan', LOAN)
    expect((await list({ search: 'byron oven' })).data).toMatchObject([{ form: 'loan', name: 'Ada Byron' }])
  })

  it('bears a NUL character, which the database’s JSON functions don’t', async () => {
    await add({ data: { ...CONTACT, name: 'Ada\u0000', message: '\u0000' } })
    for (const sort of ['name', 'createdAt']) expect((await list({ sort })).data).toMatchObject([{ name: 'Ada\u0000' }])
  })

  it('refuses a parameter that it doesn’t know', async () => {
    expect((await ask(submissionRoutes.getSubmissions, { token, query: { state: 'deleted' } })).status).toBe(422)
    expect((await ask(submissionRoutes.getSubmissions, { token, query: { spam: 'true' } })).status).toBe(422)
  })
})

describe('an applicant below the posting’s requirement', () => {
  it.each([
    ['investment-analyst', 2, '0-1', true], ['investment-analyst', 2, '2-3', false],
    ['technology-specialist', 3, '0-1', true], ['technology-specialist', 3, '2-3', false], ['technology-specialist', 3, '4-5', false], ['technology-specialist', 3, '6+', false],
  ])('is flagged: %s asks for %i years, %s stated: %s', async (slug, years, experience, below) => {
    const id = await add({ formId: `career-${slug}`, data: { ...APPLICATION, experience } })
    expect((await list()).data).toMatchObject([{ belowRequirement: below }])
    expect(await open(id)).toMatchObject({ belowRequirement: below, requirement: { years, stated: experience } })
  })

  it('is nobody who sent another form', async () => {
    expect(await open(await add())).toMatchObject({ belowRequirement: false, requirement: null })
  })
})

describe('one submission', () => {
  it('has its fields in the order and words of the form, what the form doesn’t name after them', async () => {
    const id = await add({ formId: 'career-business-development-specialist', data: { position: 'Business Development Specialist', coverLetter: 'Engines.', education: 'master', experience: '2-3', email: 'ada@example.com', name: 'Ada Byron' } })
    expect((await open(id)).fields).toEqual([
      { name: 'name', label: 'Full name', value: 'Ada Byron', isSender: true },
      { name: 'email', label: 'Email', value: 'ada@example.com', isSender: true },
      { name: 'experience', label: 'Years of experience', value: '2-3 years', isSender: false },
      { name: 'education', label: 'Education', value: 'Master’s degree', isSender: false },
      { name: 'coverLetter', label: 'Cover letter', value: 'Engines.', isSender: false },
      { name: 'position', label: 'position', value: 'Business Development Specialist', isSender: false },
    ])
  })

  it('of a form that no longer exists is called by the form’s id, and its fields by their keys', async () => {
    const id = await add({ formId: 'career-astronomer', data: { name: 'Ada Byron', email: 'ada@example.com', experience: '0-1' } })
    expect(await open(id)).toMatchObject({ title: 'career-astronomer', name: 'Ada Byron', email: 'ada@example.com', belowRequirement: false, requirement: null, fields: [{ label: 'name' }, { label: 'email' }, { label: 'experience' }] })
  })

  it.each(['00000000-0000-4000-8000-000000000000', 'not-an-id'])('that doesn’t exist is a 404: %s', async (id) => {
    for (const answer of [ask(submissionRoutes.getSubmission, { token, params: { id } }), label(id, 'done'), write(id, 'x')]) expect((await answer).status).toBe(404)
  })
})

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

  it('once, however often it is called spam and back, and by whoever at once', async () => {
    const id = await quarantined()
    await Promise.all(Array.from({ length: 6 }, () => label(id, 'in progress')))
    await label(id, 'spam')
    await label(id, 'new')
    expect(await kinds()).toEqual(['acknowledge', 'notify'])
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
    expect((await list()).data).toMatchObject([{ notes: 2 }])
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
    expect([await labelSubmission(db(), ended, id, { label: 'done' }), await noteSubmission(db(), ended, id, { text: 'x' })]).toEqual([false, false])
    expect(await open(id)).toMatchObject({ state: 'new', thread: [] })
    expect((await db().select().from(audit)).filter(({ accountId }) => accountId === leaving.id)).toEqual([])
  })
})
