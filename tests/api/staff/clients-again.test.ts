/** An intern sends a new client again, with the same id, after a lost answer: it is added once. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { ownClientRoutes, type Client } from '#contracts/api/clients.ts'
import { db } from '#server/db/client.ts'
import { audit, clientEvents, clients } from '#server/db/schema.ts'
import { ADA, addOwnClient, ownClientsOf } from '../../support/api/clients.ts'
import { failureOf } from '../../support/api/request.ts'
import { ask, staff } from '../../support/api/staff.ts'

const SENT_OTHERWISE = 'A client was added under this id before, with other values'
const { createClient, editClient } = ownClientRoutes

let intern: Awaited<ReturnType<typeof staff>>
beforeEach(async () => { intern = await staff('intern') })

const create = (more: object = {}, who = intern): Promise<Client> => addOwnClient(who, more)

describe('a client sent again under the id that its sender chose', () => {
  const traces = async (id: string) => [await db().$count(clients, eq(clients.id, id)), await db().$count(clientEvents, eq(clientEvents.clientId, id)), await db().$count(audit, eq(audit.subjectId, id))]

  it('is the one client, answered as it is stored by now, with one entry in the history and one line in the trail', async () => {
    const id = randomUUID()
    expect(await create({ id, note: 'By phone.' })).toMatchObject({ _id: id, lastName: 'Byron', version: 1 })
    await db().update(clients).set({ lastName: 'Lovelace', version: 2 }).where(eq(clients.id, id))
    expect(await create({ id, note: 'By phone.' })).toMatchObject({ _id: id, lastName: 'Lovelace', version: 2, user: { _id: intern.id } })
    expect(await traces(id)).toEqual([1, 1, 1])
  })

  it('is refused with other values or another note, which would be dropped without a word', async () => {
    const id = randomUUID()
    await create({ id, note: 'By phone.' })
    for (const other of [{ firstName: 'Grace' }, { middleName: null }, { lastName: 'Hopper' }, { age: 36 }, { status: 'Pending' }, { dateOfBirth: '1990-12-11' }, { note: 'By mail.' }, { note: undefined }]) {
      const response = await ask(createClient, { token: intern.token, body: { ...ADA, id, note: 'By phone.', ...other } })
      expect([other, response.status, await failureOf(response)]).toEqual([other, 409, { error: SENT_OTHERWISE, errors: [{ message: SENT_OTHERWISE }] }])
    }
    expect((await ownClientsOf(intern, {})).data).toMatchObject([{ ...ADA, version: 1 }])
    expect(await traces(id)).toEqual([1, 1, 1])
  })

  it('is the one client where only blanks around the values differ, or how a middle name is left out', async () => {
    const id = randomUUID()
    await create({ id, middleName: '' })
    expect(await create({ id, firstName: ' Ada ', middleName: null, note: ' ' })).toMatchObject({ _id: id, version: 1 })
    expect(await traces(id)).toEqual([1, 1, 1])
  })

  it('is held against the first entry of its history once it has been saved since', async () => {
    const id = randomUUID()
    await create({ id, note: 'By phone.' })
    expect((await ask(editClient, { token: intern.token, params: { id }, body: { ...ADA, lastName: 'Lovelace', status: 'Supporting Document', note: 'Married.' } })).status).toBe(200)
    expect(await create({ id, note: 'By phone.' })).toMatchObject({ lastName: 'Lovelace', status: 'Supporting Document', version: 2 })
    for (const other of [{ note: 'Married.' }, { status: 'Supporting Document', note: 'By phone.' }])
      expect((await ask(createClient, { token: intern.token, body: { ...ADA, id, ...other } })).status).toBe(409)
  })

  it('is refused where the id is another intern’s client, of whom nothing is told', async () => {
    const { _id: id } = await create({ id: randomUUID() }, await staff('intern'))
    const response = await ask(createClient, { token: intern.token, body: { ...ADA, id } })
    expect([response.status, await failureOf(response)]).toEqual([409, { error: 'Another client has this id', errors: [{ message: 'Another client has this id' }] }])
    expect(await traces(id)).toEqual([1, 1, 1])
    expect((await ownClientsOf(intern, {})).data).toEqual([])
  })

  it.each(['', 'mine', 7, null])('has no id but a UUID: %j is refused', async (id) => {
    expect((await ask(createClient, { token: intern.token, body: { ...ADA, id } })).status).toBe(422)
  })
})
