import { beforeAll, describe, expect, it } from 'vitest'
import { clientRoutes, ownClientRoutes, type Client, type ClientEvent } from '#contracts/api/clients.ts'
import { CLIENT_STATUSES } from '#contracts/client-status.ts'
import { lastAudit } from '../../support/api/clients.ts'
import { failureOf } from '../../support/api/request.ts'
import { addAccount, ask, staff } from '../../support/api/staff.ts'

const ADA = { firstName: 'Ada', lastName: 'Byron', age: 35, status: 'Evidence Mapping', dateOfBirth: '1990-12-10' }
const { getClients, getClient, directClient } = clientRoutes

type Person = Awaited<ReturnType<typeof staff>>
let admin: Person
let intern: Person
let other: Person
beforeAll(async () => { [admin, intern, other] = await Promise.all([staff('admin'), staff('intern'), staff('intern')]) })

const create = async (more: object = {}, { token }: Person = intern): Promise<Client> =>
  ((await (await ask(ownClientRoutes.createClient, { token, body: { ...ADA, ...more } })).json()) as { data: Client }).data
const direct = (id: string, body: object) => ask(directClient, { token: admin.token, params: { id }, body })
const whole = async (id: string) => ((await (await ask(getClient, { token: admin.token, params: { id } })).json()) as { data: Client & { history: ClientEvent[] } }).data
const listed = async (query: object) => (await (await ask(getClients, { token: admin.token, query: { ...query } })).json()) as { data: Client[]; meta?: unknown }

describe('an admin sees every client', () => {
  it('with the intern to whom each is allocated, newest first, and can keep to one intern’s', async () => {
    await create({ lastName: 'Of One' })
    await create({ lastName: 'Of Another' }, other)
    const { data } = await listed({ search: 'of' })
    expect(data.map(({ lastName, user }) => [lastName, user])).toEqual([['Of Another', { _id: other.id, email: other.email }], ['Of One', { _id: intern.id, email: intern.email }]])
    expect(await listed({ search: 'of', user: intern.id, pageSize: 5 })).toMatchObject({ data: [{ lastName: 'Of One' }], meta: { total: 1, page: 1, pageSize: 5 } })
  })

  it('one with its history; none that there isn’t', async () => {
    const { _id } = await create()
    expect(await whole(_id)).toMatchObject({ ...ADA, history: [{ status: 'Evidence Mapping', by: intern.email }] })
    expect((await ask(getClient, { token: admin.token, params: { id: '00000000-0000-4000-8000-000000000000' } })).status).toBe(404)
  })
})

describe('an admin directs a client', () => {
  it.each(CLIENT_STATUSES)('to the status %s', async (status) => {
    const { _id } = await create({ status: 'Submission Readiness' })
    const response = await direct(_id, { status, version: 1 })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ data: { ...ADA, status, version: 2, user: { _id: intern.id } } })
    expect(await lastAudit(_id)).toMatchObject({ accountId: admin.id, action: 'client.direct', details: { status } })
  })

  it('to another intern, whose it is from then on', async () => {
    const { _id } = await create()
    expect(await (await direct(_id, { user: other.id })).json()).toMatchObject({ data: { user: { _id: other.id, email: other.email }, status: 'Evidence Mapping' } })
    const read = async ({ token }: Person) => (await ask(ownClientRoutes.ownClient, { token, params: { id: _id } })).status
    expect([await read(intern), await read(other)]).toEqual([404, 200])
    expect(await lastAudit(_id)).toMatchObject({ accountId: admin.id, action: 'client.allocate', details: { allocatedTo: other.id } })
  })

  it('by a note alone, or all at once', async () => {
    const { _id } = await create()
    await direct(_id, { note: 'Called back.' })
    await direct(_id, { status: 'Approved', user: other.id, note: 'Board of 3 May.' })
    expect((await whole(_id)).history).toMatchObject([
      { status: 'Approved', previousStatus: 'Evidence Mapping', allocatedTo: other.email, note: 'Board of 3 May.', by: admin.email },
      { status: 'Evidence Mapping', previousStatus: null, allocatedTo: null, note: 'Called back.', by: admin.email },
      { status: 'Evidence Mapping', previousStatus: null, allocatedTo: null, note: null, by: intern.email },
    ])
    expect(JSON.stringify(await lastAudit(_id))).not.toContain('Board')
  })

  it('but not one that was saved since it was read', async () => {
    const { _id } = await create()
    await direct(_id, { status: 'Pending', version: 1 })
    const late = await direct(_id, { status: 'Rejected', version: 1 })
    expect(late.status).toBe(409)
    expect((await failureOf(late)).errors).toMatchObject([{ code: 'CHANGED_MEANWHILE' }])
    expect(await whole(_id)).toMatchObject({ status: 'Pending', version: 2 })
  })

  it.each([
    ['a judge', () => addAccount('judge')],
    ['an intern who is no longer active', () => addAccount('intern', { active: false })],
    ['nobody', () => Promise.resolve({ id: '00000000-0000-4000-8000-000000000000' })],
  ])('nor to %s', async (_, someone) => {
    const { _id } = await create()
    const response = await direct(_id, { user: (await someone()).id, status: 'Approved' })
    expect(response.status).toBe(422)
    expect((await failureOf(response)).errors).toEqual([{ message: 'Please choose an active intern', field: 'user' }])
    expect(await whole(_id)).toMatchObject({ status: 'Evidence Mapping', version: 1, user: { _id: intern.id } })
  })

  it.each([{}, { note: '  ' }, { version: 1 }, { status: 'Done' }, { status: '' }, { user: 'me' }, { lastName: 'Lovelace' }])('nor by %j', async (body) => {
    const { _id } = await create()
    expect((await direct(_id, body)).status).toBe(422)
    expect(await whole(_id)).toMatchObject({ version: 1 })
  })

  it('nor one that there isn’t', async () => {
    expect((await direct('00000000-0000-4000-8000-000000000000', { status: 'Approved' })).status).toBe(404)
  })
})
