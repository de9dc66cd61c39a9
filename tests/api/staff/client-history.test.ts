/** What a client's history keeps, for whom (docs/decisions/clients.md). */
import { beforeAll, expect, it } from 'vitest'
import { clientRoutes, ownClientRoutes, type ClientEvent } from '#contracts/api/clients.ts'
import { lastAudit } from '../../support/api/clients.ts'
import { identify } from '../../support/api/request.ts'
import { ask, staff } from '../../support/api/staff.ts'

const ADA = { firstName: 'Ada', lastName: 'Byron', age: 35, status: 'Evidence Mapping', dateOfBirth: '1990-12-10' }
const { ownClient, createClient, editClient } = ownClientRoutes

type Person = Awaited<ReturnType<typeof staff>>
let admin: Person
let intern: Person
let other: Person
beforeAll(async () => { [admin, intern, other] = await Promise.all([staff('admin'), staff('intern'), staff('intern')]) })

const create = async (more: object = {}): Promise<string> =>
  ((await (await ask(createClient, { token: intern.token, body: { ...ADA, ...more } })).json()) as { data: { _id: string } }).data._id
const edit = (id: string, more: object) => ask(editClient, { token: intern.token, params: { id }, body: { ...ADA, ...more } })
const direct = (id: string, body: object) => ask(clientRoutes.directClient, { token: admin.token, params: { id }, body })
const history = async (id: string, { token }: Person = intern) =>
  ((await (await ask(ownClient, { token, params: { id } })).json()) as { data: { history: ClientEvent[] } }).data.history

it('begins with the status at creation, and the note that came with it', async () => {
  expect(await history(await create({ note: ' By referral. ' }))).toEqual([{
    _id: expect.any(String) as string, status: 'Evidence Mapping', previousStatus: null, note: 'By referral.', by: intern.email, allocatedTo: null,
    createdAt: expect.stringMatching(/Z$/) as string,
  }])
})

it('tells of each change of status with what it was, and of each note, newest first', async () => {
  const id = await create()
  await edit(id, { status: 'Supporting Document', note: 'Two letters are in.' })
  await edit(id, { status: 'Supporting Document', note: 'The third as well.' })
  await edit(id, { status: 'Petition write-up' })
  expect((await history(id)).map(({ status, previousStatus, note }) => [status, previousStatus, note])).toEqual([
    ['Petition write-up', 'Supporting Document', null],
    ['Supporting Document', null, 'The third as well.'],
    ['Supporting Document', 'Evidence Mapping', 'Two letters are in.'],
    ['Evidence Mapping', null, null],
  ])
})

it('does not tell of other fields; the trail does', async () => {
  const id = await create()
  await edit(id, { age: 36, note: '  ' })
  expect(await history(id)).toHaveLength(1)
  expect(await lastAudit(id)).toMatchObject({ action: 'client.edit', accountId: intern.id })
})

it('goes with the client to another intern, and says so', async () => {
  const id = await create()
  await direct(id, { user: other.id })
  expect(await history(id, other)).toMatchObject([{ allocatedTo: other.email, by: admin.email, previousStatus: null }, { by: intern.email }])
})

it('stays as it was where an edit was refused', async () => {
  const id = await create()
  expect((await edit(id, { status: 'Approved', note: 'Late.', version: 7 })).status).toBe(409)
  expect(await history(id)).toHaveLength(1)
})

it('reaches the public lookup as statuses and moments alone: no note, no name, no entry that left the status as it was', async () => {
  const rosalind = { firstName: 'Rosalind', dateOfBirth: '1980-07-25' }
  const id = await create(rosalind)
  await edit(id, { ...rosalind, status: 'Supporting Document', note: 'Private words.' })
  await edit(id, { ...rosalind, status: 'Supporting Document', note: 'More private words.' })
  await direct(id, { user: other.id })
  await direct(id, { status: 'Evidence Mapping' })
  const { data } = (await (await identify(rosalind)).json()) as { data: { history: object[] } }
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string
  expect(data.history).toEqual(['Evidence Mapping', 'Supporting Document', 'Evidence Mapping'].map((status) => ({ status, createdAt: moment })))
})

it('reaches nobody where several share name and birthday', async () => {
  const twins = { firstName: 'Maria', dateOfBirth: '1992-04-12' }
  await create({ ...twins, lastName: 'Santos' })
  await create({ ...twins, lastName: 'Oliveira' })
  expect(await (await identify(twins)).json()).toEqual({ data: null })
})
