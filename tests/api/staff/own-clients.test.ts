/** An intern's list: their own clients, paged, sorted and searched (spec section 7; decisions "API"). */
import { beforeEach, expect, it } from 'vitest'
import { ownClientRoutes } from '#contracts/api/clients.ts'
import { addOwnClient, ownClientsOf } from '../../support/api/clients.ts'
import { ask, staff } from '../../support/api/staff.ts'

type Intern = Awaited<ReturnType<typeof staff>>
let intern: Intern
beforeEach(async () => { intern = await staff('intern') })

const create = (more: object = {}, who: Intern = intern) => addOwnClient(who, more)
const listed = (query: object = {}) => ownClientsOf(intern, query)

it('is their own clients, newest first, whole without parameters', async () => {
  await create({ firstName: 'Grace' }, await staff('intern'))
  await create({ firstName: 'First' })
  await create({ firstName: 'Second' })
  const { data, meta } = await listed()
  expect(data.map(({ firstName }) => firstName)).toEqual(['Second', 'First'])
  expect(meta).toBeUndefined()
})

it('has pages of ten', async () => {
  for (let i = 0; i < 12; i += 1) await create({ age: 20 + i })
  const { data, meta } = await listed({ page: 2, sort: 'age' })
  expect(data.map(({ age }) => age)).toEqual([30, 31])
  expect(meta).toEqual({ total: 12, page: 2, pageSize: 10 })
})

it('is searched by the beginnings of names, without case or accent, and filtered by status', async () => {
  await create({ firstName: 'Siobhán', middleName: null, lastName: 'O’Connor', status: 'Pending' })
  await create({ firstName: 'Jonas', middleName: null, lastName: 'Weber' })
  const names = async (query: object) => (await listed(query)).data.map(({ lastName }) => lastName)
  expect(await names({ search: 'siob conn' })).toEqual(['O’Connor'])
  expect(await names({ search: 'oconn' })).toEqual(['O’Connor'])
  expect(await names({ search: 'web siob' })).toEqual([])
  expect(await names({ status: 'Pending' })).toEqual(['O’Connor'])
  expect(await names({ search: 'WEB', status: 'Pending' })).toEqual([])
  expect(await names({ sort: '-lastName' })).toEqual(['Weber', 'O’Connor'])
})

it('is searched by letters that every keyboard has', async () => {
  await create({ firstName: 'Łukasz', middleName: null, lastName: 'Sørensen' })
  for (const search of ['lukasz sorensen', 'Łuk Sør']) expect((await listed({ search })).data).toHaveLength(1)
})

it('has those of one last name by their first names, and those of one first name by their last', async () => {
  for (const [firstName, lastName] of [['Minh', 'Nguyen'], ['An', 'Nguyen'], ['Minh', 'Le'], ['Linh', 'Nguyen']]) await create({ firstName, middleName: null, lastName })
  const names = async (sort: string) => (await listed({ sort })).data.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  expect(await names('lastName')).toEqual(['Minh Le', 'An Nguyen', 'Linh Nguyen', 'Minh Nguyen'])
  expect(await names('-firstName')).toEqual(['Minh Nguyen', 'Minh Le', 'Linh Nguyen', 'An Nguyen'])
})

it.each([{ sort: 'lookupKey' }, { sort: 'version; drop table clients' }, { page: 0 }, { pageSize: 101 }, { status: 'Done' }, { user: '00000000-0000-4000-8000-000000000000' }])('is refused with %j', async (query) => {
  expect((await ask(ownClientRoutes.ownClients, { token: intern.token, query })).status).toBe(422)
})
