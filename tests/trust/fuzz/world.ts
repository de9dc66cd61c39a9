/** What the calls run against: rows of every kind that contain the canary, a signed-in person of each role, and the functions. */
import { randomUUID } from 'node:crypto'
import { not, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Route } from '#contracts/api/route.ts'
import { ROLES, type Role } from '#contracts/roles.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { lookupKey } from '#server/clients/lookup-key.ts'
import { db } from '#server/db/client.ts'
import { accounts, clients, rateLimits, signInPauses, submissionFiles, submissions } from '#server/db/schema.ts'
import { env } from '#server/env.ts'
import { formsApi } from '#server/forms/routes.ts'
import { healthApi } from '#server/health/api.ts'
import type { Bindings } from '#server/http/app.ts'
import { openapiApi } from '#server/openapi/api.ts'
import { send } from '../../support/api/request.ts'
import { addAccount, addSession, areaOf, staff } from '../../support/api/staff.ts'
import { KNOWN_ID, type Call } from './calls.ts'
import { CANARY, emailOf, PASSPHRASE } from './corpus.ts'

type World = { ids: Record<'client' | 'submission' | 'file' | 'account', string>; people: Record<Role, Awaited<ReturnType<typeof staff>>> }

export const build = async (): Promise<World> => {
  // A mail provider that can't be reached: no mail is sent, and the logged failures are checked as well.
  Object.assign(env(), { MAIL_HTTP_URL: 'http://127.0.0.1:1', MAIL_HTTP_TOKEN: 'token' })
  const passwordHash = await hashPassword(PASSPHRASE)
  const people = {} as World['people']
  for (const role of ROLES) people[role] = await staff(role, { email: emailOf(role), passwordHash })
  const [client] = await db().insert(clients).values({ firstName: 'Ada', lastName: CANARY, age: 30, status: 'Approved', dateOfBirth: '1990-12-10', lookupKey: lookupKey('Ada', '1990-12-10'), ownerId: people.intern.id }).returning()
  const [submission] = await db().insert(submissions).values({ formId: 'contact', data: { name: CANARY, email: `${CANARY}@test.example`, message: CANARY }, search: CANARY, idempotencyKey: randomUUID(), bodyHash: 'x' }).returning()
  const [file] = await db().insert(submissionFiles).values({ submissionId: submission!.id, field: 'resume', name: `${CANARY}.pdf`, type: 'application/pdf', size: 1, content: Buffer.from('x') }).returning()
  const account = await addAccount('judge')
  return { people, ids: { client: client!.id, submission: submission!.id, file: file!.id, account: account.id } }
}

/** Resets limits and deletes rows that calls have added, so that lists stay fast. Evaluations stay: there are few, and each is read again after it is stored. */
export const tidy = async ({ ids }: World): Promise<void> => {
  await db().delete(rateLimits)
  await db().delete(signInPauses)
  await db().delete(submissions).where(not(eq(submissions.id, ids.submission)))
  await db().delete(clients).where(not(eq(clients.id, ids.client)))
}

const idFor = ({ ids }: World, path: string): string => Object.entries(ids).find(([kind]) => path.includes(`/${kind}/`))?.[1] ?? ids.client

const apis: [RegExp, Hono<Bindings>][] = [[/^\/(?:api\/forms|f|p)\//, formsApi], [/^\/api\/health/, healthApi], [/^\/api\/openapi/, openapiApi]]
const appOf = (path: string): Hono<Bindings> => apis.find(([pattern]) => pattern.test(path))?.[1] ?? areaOf(path) ?? formsApi

/** Restores a role's account and gives it a live session, because some calls change the password or end every session. */
const renewed = async ({ people }: World, role: Role): Promise<void> => {
  const [account] = await db().update(accounts).set({ passwordHash: people[role].passwordHash, active: true }).where(eq(accounts.id, people[role].id)).returning()
  people[role] = { ...account!, ...(await addSession(account!)), id: account!.id }
}

/** The token of the route's role; of a new session if the call ends it. */
const tokenFor = async (world: World, { role, path }: Route): Promise<string | undefined> => {
  if (role === 'anyone') return undefined
  const person = world.people[role]
  return path.endsWith('/logout') ? (await addSession(person)).token : person.token
}

let count = 0
/** Makes a call from a new address, with a token of the route's role unless the call has its own. */
export const make = async (world: World, { method, path, headers, body }: Call, route?: Route): Promise<Response> => {
  const token = route && (await tokenFor(world, route))
  const address = path.replaceAll(KNOWN_ID, idFor(world, path))
  const init: RequestInit = { method, headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers }, ...(body === undefined || method === 'GET' || method === 'HEAD' ? {} : { body: body as BodyInit }) }
  count += 1
  const answer = await send(appOf(address), address, init, `198.${18 + (count >> 16)}.${(count >> 8) & 255}.${count & 255}`)
  if (answer.status === 401 && route && route.role !== 'anyone' && !headers['authorization']) await renewed(world, route.role)
  return answer
}
