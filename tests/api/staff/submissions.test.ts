/** The inbox as it is read: spec section 6, decisions "Forms", trust rows 4 and 9. */
import { describe, expect, it } from 'vitest'
import { submissionRoutes } from '#contracts/api/submissions.ts'
import { db } from '#server/db/client.ts'
import { submissionFiles } from '#server/db/schema.ts'
import { submit } from '../../support/api/request.ts'
import { ask } from '../../support/api/staff.ts'
import { add, label, list, open, token, withEmptyInbox, write } from '../../support/api/stored-submissions.ts'
import { APPLICATION, CONTACT, LOAN, MEMBERSHIP } from '../../support/api/submissions.ts'

withEmptyInbox()

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

  it('shows no half of a letter where an answer is cut', async () => {
    await add({ data: { ...CONTACT, message: `${'a'.repeat(139)}😀 and more` } })
    expect((await list()).data).toMatchObject([{ excerpt: 'a'.repeat(139) }])
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

  it('tells with a page how many there are under each label, by the same search and form; the whole is without spam', async () => {
    for (const state of ['new', 'new', 'done'] as const) await add({ state })
    await add({ spam: true })
    await add({ formId: 'loan', data: LOAN, state: 'in progress' })
    expect(await list({ page: 1 })).toMatchObject({ labels: { new: 2, 'in progress': 1, done: 1, spam: 1 }, meta: { total: 4 } })
    expect((await list({ page: 1, state: 'spam' })).meta?.total).toBe(1)
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

  it('sorts by the sender’s name, wherever it stands among what was sent', async () => {
    for (const [message, name] of [['A', 'Zoe Zimmer'], ['C', 'ámos Ádám'], ['B', 'Bela Berg']] as const) await add({ data: { message, name } })
    expect((await list({ sort: 'name' })).data.map(({ name }) => name)).toEqual(['ámos Ádám', 'Bela Berg', 'Zoe Zimmer'])
  })

  it('sorts by form and by label', async () => {
    for (const [formId, state] of [['loan', 'done'], ['contact', 'new'], ['membership', 'in progress']] as const) await add({ formId, state })
    const forms = async (sort: string) => (await list({ sort })).data.map(({ form }) => form)
    expect(await forms('form')).toEqual(['contact', 'loan', 'membership'])
    expect(await forms('-state')).toEqual(['contact', 'membership', 'loan'])
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
      { name: 'position', label: 'Position', value: 'Business Development Specialist', isSender: false },
    ])
  })

  it('has its own files and no other’s', async () => {
    const [wanted, other] = [await add(), await add()]
    const file = (submissionId: string, name: string) => ({ submissionId, field: 'resume', name, type: 'application/pdf', size: 1, content: Buffer.from('x') })
    await db().insert(submissionFiles).values([file(other, 'other.pdf'), file(wanted, 'ada.pdf')])
    expect((await open(wanted)).attachments).toEqual([{ _id: expect.any(String) as string, field: 'resume', name: 'ada.pdf', type: 'application/pdf', size: 1 }])
  })

  it('of a form that no longer exists is called by the form’s id, and its fields by their keys in words', async () => {
    const id = await add({ formId: 'career-astronomer', data: { name: 'Ada Byron', email: 'ada@example.com', coverLetter: 'Stars.', utm_source: 'x' } })
    expect(await open(id)).toMatchObject({ title: 'career-astronomer', name: 'Ada Byron', email: 'ada@example.com', belowRequirement: false, requirement: null, fields: [{ label: 'Name' }, { label: 'Email' }, { label: 'Cover letter' }, { label: 'utm_source' }] })
  })

  it('of a form that no longer exists is from whom its usual field names, and begins with its message', async () => {
    await add({ formId: 'club', data: { ...MEMBERSHIP, message: 'Is there a waiting list?' } })
    expect((await list()).data).toMatchObject([{ name: 'Ada Byron', excerpt: 'Is there a waiting list?' }])
  })

  it.each(['00000000-0000-4000-8000-000000000000', 'not-an-id'])('that doesn’t exist is a 404: %s', async (id) => {
    for (const answer of [ask(submissionRoutes.getSubmission, { token, params: { id } }), label(id, 'done'), write(id, 'x')]) expect((await answer).status).toBe(404)
  })
})
