import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ownClientRoutes, type Client } from '#contracts/api/clients.ts'
import { CLIENT_STATUSES } from '#contracts/client-status.ts'
import { listClients } from '#server/clients/list.ts'
import { insertClient, updateClient } from '#server/clients/write.ts'
import type { Session } from '#server/auth/sessions.ts'
import { db } from '#server/db/client.ts'
import { clients, sessions } from '#server/db/schema.ts'
import { ADA, addOwnClient, lastAudit, ownClientsOf } from '../../support/api/clients.ts'
import { failureOf, identify } from '../../support/api/request.ts'
import { ask, staff } from '../../support/api/staff.ts'

const { ownClient, createClient, editClient } = ownClientRoutes

type Intern = Awaited<ReturnType<typeof staff>>
let intern: Intern
let other: Intern
beforeAll(async () => { other = await staff('intern') })
beforeEach(async () => { intern = await staff('intern') })

const sessionOf = ({ token, id, email }: Intern): Session => ({ id: (JSON.parse(atob(token.split('.')[1]!)) as { jti: string }).jti, accountId: id, role: 'intern', email })
const create = (more: object = {}, who: Intern = intern): Promise<Client> => addOwnClient(who, more)
const edit = (id: string, body: object) => ask(editClient, { token: intern.token, params: { id }, body })
const listed = (query: object = {}, who: Intern = intern) => ownClientsOf(who, query)

describe('an intern adds a client', () => {
  it('who is theirs, with the fields of the specification', async () => {
    expect(await create()).toEqual({
      ...ADA, _id: expect.stringMatching(/^[\da-f-]{36}$/) as string, user: { _id: intern.id, email: intern.email }, version: 1,
      createdAt: expect.stringMatching(/Z$/) as string, updatedAt: expect.stringMatching(/Z$/) as string,
    })
  })

  it.each([['left out', undefined], ['null', null], ['blank', ' ']])('with a middle name that is %s', async (_, middleName) => {
    expect(await create({ middleName })).toMatchObject({ middleName: null })
  })

  it.each(CLIENT_STATUSES)('with the status %s', async (status) => { expect(await create({ status })).toMatchObject({ status }) })

  it.each([1, 120])('aged %i', async (age) => { expect(await create({ age })).toMatchObject({ age }) })

  it('whose age and date of birth disagree: both are stored', async () => {
    expect(await create({ age: 80 })).toMatchObject({ age: 80, dateOfBirth: '1990-12-10' })
  })

  it('whom the public lookup finds at once', async () => {
    await create({ firstName: ' Lucía', lastName: 'Fernández', dateOfBirth: '1993-07-21' })
    const answer = await identify({ firstName: 'LUCÍA', dateOfBirth: '1993-07-21' })
    expect(await answer.json()).toMatchObject({ data: { firstName: 'Lucía', lastName: 'Fernández' } })
  })

  it('with a line in the trail that names no one', async () => {
    const { _id } = await create()
    expect(await lastAudit(_id)).toMatchObject({ accountId: intern.id, role: 'intern', action: 'client.create', subjectType: 'client', details: { status: 'Evidence Mapping' } })
  })

  it.each([
    ['firstName', '', 'First name is required'],
    ['firstName', '  ', 'First name is required'],
    ['lastName', undefined, 'Last name is required'],
    ['age', 0, 'Age must be at least 1'],
    ['age', -3, 'Age must be at least 1'],
    ['age', 121, 'Age must be less than 120'],
    ['age', 12.5, 'Age must be at least 1'],
    ['age', '35', 'Age must be at least 1'],
    ['status', '', 'Status is required'],
    ['status', 'Done', 'Status is required'],
    ['dateOfBirth', undefined, 'Date of birth must be in YYYY-MM-DD format'],
    ['dateOfBirth', '12/10/1990', 'Date of birth must be in YYYY-MM-DD format'],
    ['dateOfBirth', '1990-02-30', 'Date of birth must be in YYYY-MM-DD format'],
    ['dateOfBirth', '2990-01-01', 'Date of birth must be in the past'],
    ['dateOfBirth', '0090-12-10', 'Date of birth must be within the last 120 years'],
  ])('but not with %s %j', async (field, value, message) => {
    const response = await ask(createClient, { token: intern.token, body: { ...ADA, [field]: value } })
    expect(response.status).toBe(422)
    expect((await failureOf(response)).errors).toEqual([{ message, field }])
  })

  it.each([{ user: '00000000-0000-4000-8000-000000000000' }, { _id: '00000000-0000-4000-8000-000000000000' }, { version: 1 }, { nickname: 'Countess' }])('but not with %j', async (more) => {
    expect((await ask(createClient, { token: intern.token, body: { ...ADA, ...more } })).status).toBe(422)
  })
})

describe('an intern edits a client', () => {
  it('whole, and the version rises', async () => {
    const { _id } = await create()
    await db().update(clients).set({ updatedAt: new Date(0) }).where(eq(clients.id, _id))
    const response = await edit(_id, { ...ADA, firstName: 'Augusta', middleName: '', age: 36, status: 'Supporting Document', dateOfBirth: '1990-12-11' })
    expect(response.status).toBe(200)
    expect(((await response.json()) as { data: Client }).data).toMatchObject({ firstName: 'Augusta', middleName: null, age: 36, status: 'Supporting Document', dateOfBirth: '1990-12-11', version: 2, updatedAt: expect.stringMatching(/^20/) as string })
    expect(await lastAudit(_id)).toMatchObject({ accountId: intern.id, action: 'client.edit', details: { status: 'Supporting Document' } })
  })

  it('and lookup and search follow the new name and birthday', async () => {
    const { _id } = await create({ firstName: 'Priya', lastName: 'Rao', dateOfBirth: '1991-01-30' })
    await edit(_id, { ...ADA, firstName: 'Prisha', lastName: 'Rao', dateOfBirth: '1991-01-31' })
    const found = async (firstName: string, dateOfBirth: string) => ((await (await identify({ firstName, dateOfBirth })).json()) as { data: unknown }).data
    expect(await found('Priya', '1991-01-30')).toBeNull()
    expect(await found('Prisha', '1991-01-31')).toMatchObject({ lastName: 'Rao' })
    expect((await listed({ search: 'priya' })).data).toEqual([])
    expect((await listed({ search: 'prisha' })).data).toHaveLength(1)
  })

  it.each(['someone else’s', 'nobody’s'])('but not %s, which they can’t read either', async (whose) => {
    const id = whose === 'nobody’s' ? '00000000-0000-4000-8000-000000000000' : (await create({}, other))._id
    expect((await edit(id, { ...ADA, lastName: 'Taken' })).status).toBe(404)
    expect((await ask(ownClient, { token: intern.token, params: { id } })).status).toBe(404)
    expect((await listed({ search: 'taken' }, other)).data).toEqual([])
  })

  it.each(['1', 'me', '%00'])('nor %j, which is no id', async (id) => { expect((await edit(id, ADA)).status).toBe(404) })

  it('and the second of two who read the same version is told, and nothing is overwritten', async () => {
    const { _id, version } = await create()
    const answers = await Promise.all([edit(_id, { ...ADA, lastName: 'One', version }), edit(_id, { ...ADA, lastName: 'Two', version })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [kept, lost] = answers[0].status === 200 ? (['One', 1] as const) : (['Two', 0] as const)
    expect((await failureOf(answers[lost])).errors).toEqual([{ message: 'Somebody else has saved this client since you opened it.', code: 'CHANGED_MEANWHILE' }])
    expect((await listed()).data).toMatchObject([{ lastName: kept, version: 2 }])
  })

  it('and one who gives a version that there has not been yet is told the same', async () => {
    const { _id } = await create()
    const answer = await edit(_id, { ...ADA, lastName: 'One', version: 7 })
    expect([answer.status, (await failureOf(answer)).errors[0]?.code]).toEqual([409, 'CHANGED_MEANWHILE'])
  })

  it('without a version, as the specification’s call does, whatever was saved before', async () => {
    const { _id } = await create()
    await edit(_id, { ...ADA, lastName: 'One' })
    expect((await edit(_id, { ...ADA, lastName: 'Two' })).status).toBe(200)
    expect((await listed()).data).toMatchObject([{ lastName: 'Two', version: 3 }])
  })

  it.each([{ version: 0 }, { version: '1' }, { user: '00000000-0000-4000-8000-000000000000' }])('but not with %j', async (more) => {
    const { _id } = await create()
    expect((await edit(_id, { ...ADA, ...more })).status).toBe(422)
  })

  it('with nothing written where the session ends between the check and the statement', async () => {
    const { _id } = await create()
    await db().update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.id, sessionOf(intern).id))
    expect(await updateClient(db(), sessionOf(intern), _id, { ...ADA, lastName: 'Late' })).toBeUndefined()
    expect(await insertClient(db(), sessionOf(intern), { ...ADA, lastName: 'Late' })).toBeUndefined()
    expect(await lastAudit(_id)).toMatchObject({ action: 'client.create' })
    expect(await listClients(db(), {}, intern.id)).toMatchObject({ data: [{ lastName: 'Byron', version: 1 }] })
  })
})

it.each(['firstName', 'lastName', 'middleName', 'note'])('a NUL character in %s is refused, not stored or stumbled over', async (field) => {
  expect((await ask(createClient, { token: intern.token, body: { ...ADA, [field]: 'A\u0000da' } })).status).toBe(400)
})

it.each(['firstName', 'lastName', 'middleName', 'note'])('half of an emoji in %s is refused: stored as another sign, the same sent again would be taken for other values', async (field) => {
  const body = { ...ADA, [field]: `Ada ${'😀'.slice(0, 1)}` }
  expect((await ask(createClient, { token: intern.token, body })).status).toBe(400)
})
