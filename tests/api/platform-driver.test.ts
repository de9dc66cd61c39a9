/** The functions with production's database driver: every other test reaches the database by node-postgres. */
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { clientRoutes, ownClientRoutes } from '#contracts/api/clients.ts'
import { peopleRoutes } from '#contracts/api/people.ts'
import { db } from '#server/db/client.ts'
import { clients } from '#server/db/schema.ts'
import { pdf } from '../support/files.ts'
import { cutAnswerTo, usePlatformDriver } from '../support/api/platform-driver.ts'
import { postForm, submit } from '../support/api/request.ts'
import { forgetLimits, forgetSubmissions, storedFiles, storedSubmissions } from '../support/api/rows.ts'
import { ask, staff } from '../support/api/staff.ts'
import { APPLICATION, CONTACT } from '../support/api/submissions.ts'

await usePlatformDriver()
const FORM = 'career-business-development-specialist'
const ADA = { firstName: 'Ada', lastName: 'Byron', age: 35, status: 'Pending', dateOfBirth: '1990-12-10' }
beforeEach(async () => { await forgetSubmissions(); await forgetLimits() })

it('a message is stored, and a resume byte for byte', async () => {
  expect((await submit('contact', CONTACT)).status).toBe(200)
  const [body, resume] = [new FormData(), pdf(1_000_000)]
  for (const [name, value] of Object.entries(APPLICATION)) body.set(name, value)
  body.set('resume', new File([new Uint8Array(resume)], 'cv.pdf'))
  expect((await postForm(`/api/forms/${FORM}`, { body })).status).toBe(200)
  expect((await storedSubmissions()).map(({ formId }) => formId).toSorted()).toEqual(['contact', FORM].toSorted())
  expect(Buffer.from((await storedFiles())[0]!.content).equals(resume)).toBe(true)
})

it('a client is added, listed with its total, and sorted by its dates', async () => {
  const [intern, admin] = [await staff('intern'), await staff('admin')]
  const added = (await (await ask(ownClientRoutes.createClient, { token: intern.token, body: ADA })).json()) as { data: object }
  const { data, meta } = (await (await ask(clientRoutes.getClients, { token: admin.token, query: { user: intern.id, page: 1 } })).json()) as { data: object[]; meta: object }
  expect([data, meta]).toEqual([[added.data], { total: 1, page: 1, pageSize: 10 }])
})

it('an address that is taken is a 409', async () => {
  const { token } = await staff('admin')
  const add = () => ask(peopleRoutes.addUser, { token, body: { email: 'twice@test.example' } })
  expect([(await add()).status, (await add()).status]).toEqual([201, 409])
})

it('credentials that the platform changes hold from the next call on, and a call under way ends with its own', async () => {
  const before = db()
  expect(db()).toBe(before)
  const url = new URL(process.env.NETLIFY_DB_URL!)
  url.password = 'another'
  process.env.NETLIFY_DB_URL = url.href
  expect(db()).not.toBe(before)
  expect((await submit('contact', CONTACT)).status).toBe(200)
  expect(await before.$count(clients)).toBeGreaterThanOrEqual(0)
})

describe('a connection that is cut once a write has been committed', () => {
  it('is a 503, which says that it may have been done, and the next call has another connection', async () => {
    const { id, token } = await staff('intern')
    cutAnswerTo(/insert into "clients"/)
    expect((await ask(ownClientRoutes.createClient, { token, body: ADA })).status).toBe(503)
    await expect.poll(() => db().$count(clients, eq(clients.ownerId, id))).toBe(1)
    cutAnswerTo(/insert into "submissions"/)
    expect((await submit('contact', CONTACT)).status).toBe(503)
    expect((await submit('contact', CONTACT)).status).toBe(200)
  })
})
