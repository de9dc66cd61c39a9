/** Clients whom the public lookup can't tell apart: spec section 2 "/track-my-application"; docs/decisions/clients.md "Entered twice". */
import { beforeEach, describe, expect, it } from 'vitest'
import { clientRoutes, ownClientRoutes, type WholeClient } from '#contracts/api/clients.ts'
import { db } from '#server/db/client.ts'
import { clients } from '#server/db/schema.ts'
import { identify } from '../../support/api/request.ts'
import { ask, staff } from '../../support/api/staff.ts'

type Member = Awaited<ReturnType<typeof staff>>
let [intern, other, admin]: Member[] = []
/** A first name of each test's own, so that none meets another's. */
let firstName: string
let tests = 0
beforeEach(async () => {
  [intern, other, admin] = await Promise.all([staff('intern'), staff('intern'), staff('admin')])
  firstName = `Ada ${'x'.repeat(++tests)}`
})

const add = async (more: object = {}, { token } = intern!): Promise<string> => {
  const body = { firstName, lastName: 'Byron', age: 35, status: 'Pending', dateOfBirth: '1990-12-10', ...more }
  return ((await (await ask(ownClientRoutes.createClient, { token, body })).json()) as { data: { _id: string } }).data._id
}
const read = async (id: string, route: typeof ownClientRoutes.ownClient | typeof clientRoutes.getClient, { token }: Member) =>
  ((await (await ask(route, { token, params: { id } })).json()) as { data: WholeClient }).data.namesakes
const own = (id: string, member = intern!) => read(id, ownClientRoutes.ownClient, member)
const all = (id: string) => read(id, clientRoutes.getClient, admin!)
const tracked = async () => ((await (await identify({ firstName, lastName: 'Byron', dateOfBirth: '1990-12-10' })).json()) as { data: unknown }).data

describe('a client that was entered twice', () => {
  it('can’t be tracked, and each of the two tells of the other', async () => {
    const first = await add()
    expect([await own(first), await tracked()]).toEqual([[], expect.objectContaining({ lastName: 'Byron' })])
    const second = await add({ status: 'Approved' })
    expect(await tracked()).toBeNull()
    const namesake = (id: string, status: string) => ({ _id: id, status, user: { _id: intern!.id, email: intern!.email }, createdAt: expect.any(String) as string })
    expect(await own(first)).toEqual([namesake(second, 'Approved')])
    expect(await own(second)).toEqual([namesake(first, 'Pending')])
    expect(await all(second)).toEqual([namesake(first, 'Pending')])
  })

  it.each([
    ['other capitals', { lastName: ' BYRON' }],
    ['a middle name', { middleName: 'Augusta' }],
    ['another age and status', { age: 40, status: 'Rejected' }],
  ])('is one with %s too, as the lookup sees it', async (_, more) => {
    const [first, second] = [await add(), await add(more)]
    expect(await tracked()).toBeNull()
    expect((await own(first)).map(({ _id }) => _id)).toEqual([second])
  })

  it.each([['last name', { lastName: 'Lovelace' }], ['date of birth', { dateOfBirth: '1990-12-11' }]])('is none with another %s, by which the lookup tells them apart', async (_, more) => {
    const first = await add()
    await add(more)
    expect(await tracked()).not.toBeNull()
    expect(await own(first)).toEqual([])
  })

  it('by two interns is seen by an admin, and neither intern learns of the other’s', async () => {
    const [mine, theirs] = [await add(), await add({}, other)]
    expect([await own(mine), await own(theirs, other)]).toEqual([[], []])
    expect(await all(mine)).toMatchObject([{ _id: theirs, user: { email: other!.email } }])
  })

  it('is the oldest first where there are more', async () => {
    const [first, second, third] = [await add(), await add(), await add()]
    expect((await all(third)).map(({ _id }) => _id)).toEqual([first, second])
  })

  it('without a date of birth is nobody’s namesake: the lookup never finds it', async () => {
    const born = await add()
    const [unborn] = await db().insert(clients).values({ firstName, lastName: 'Byron', age: 35, status: 'Pending', search: '', ownerId: intern!.id }).returning()
    expect([await own(born), await own(unborn!.id)]).toEqual([[], []])
  })
})
