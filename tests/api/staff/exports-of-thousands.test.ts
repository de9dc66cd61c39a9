/** An export of more rows than are read at once: `exports.test.ts` has the rest. */
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { exportRoutes } from '#contracts/api/exports.ts'
import { lookupKey } from '#server/clients/lookup-key.ts'
import { db } from '#server/db/client.ts'
import { searchWords } from '#server/db/search.ts'
import { clients } from '#server/db/schema.ts'
import { database } from '../../support/api/embedded-database.ts'
import { ask, staff } from '../../support/api/staff.ts'

let admin: Awaited<ReturnType<typeof staff>>
let intern: Awaited<ReturnType<typeof staff>>

const person = (firstName: string) => ({
  firstName, lastName: 'Same', status: 'Approved' as const, age: 30, dateOfBirth: '1990-12-10', lookupKey: lookupKey(firstName, '1990-12-10'), ownerId: intern.id, search: searchWords(firstName, 'Same'),
})

describe('an export of thousands', () => {
  const MANY = 2500
  beforeAll(async () => {
    ;[admin, intern] = await Promise.all([staff('admin'), staff('intern')])
    await db().insert(clients).values(Array.from({ length: MANY }, (_, i) => ({ ...person(`N${i}`), age: (i % 90) + 1, createdAt: new Date(i * 1000) })))
  })

  it('holds each row once and in order, though it is read in parts', async () => {
    const response = await ask(exportRoutes.exportClients, { token: admin.token, query: { search: 'same', sort: 'createdAt' } })
    const names = (await response.text()).split('\r\n').slice(1, -1).map((line) => line.split(',')[0])
    expect(names).toEqual(Array.from({ length: MANY }, (_, i) => `N${i}`))
  })

  it('is not moved by a row that is added while it is under way', async () => {
    const response = await ask(exportRoutes.exportClients, { token: admin.token, query: { search: 'same' } })
    const reader = response.body!.getReader()
    await reader.read()
    await db().insert(clients).values(person('Late'))
    let text = ''
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += Buffer.from(part.value as Uint8Array).toString()
    expect(text.match(/,Same,/g)).toHaveLength(MANY)
    expect(text).not.toContain('Late')
  })

  it('that somebody stops while rows are read is no failure of ours', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => { logged.mockRestore() })
    const reader = (await ask(exportRoutes.exportClients, { token: admin.token, query: { search: 'same' } })).body!.getReader()
    await reader.read()
    await reader.cancel()
    expect(logged.mock.calls.flat().join('\n')).not.toContain('"event":"export"')
  })

  it('that ends too soon lacks its last line ending, wherever between two parts it was cut', async () => {
    const parts = await Array.fromAsync((await ask(exportRoutes.exportClients, { token: admin.token, query: { search: 'same' } })).body!)
    expect(parts.length).toBeGreaterThan(3)
    expect(parts.map((part) => Buffer.from(part).toString().endsWith('\r\n'))).toEqual(parts.map((_, at) => at === parts.length - 1))
  })

  it('breaks off where the database fails: part of a list never looks like the whole, and the log tells nobody’s name', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => { logged.mockRestore() })
    const response = await ask(exportRoutes.exportClients, { token: admin.token, query: { search: 'same' } })
    const reader = response.body!.getReader()
    await reader.read()
    await reader.read()
    await database.exec('alter table clients rename to clients_away')
    onTestFinished(async () => { await database.exec('alter table clients_away rename to clients') })
    const rest = (async () => { while (!(await reader.read()).done); })()
    await expect(rest).rejects.toThrow()
    expect(logged.mock.calls.flat().join('\n')).toMatch(/"event":"export".*"ok":false/)
    expect(logged.mock.calls.flat().join('\n')).not.toMatch(/Same|N\d/)
  })
})
