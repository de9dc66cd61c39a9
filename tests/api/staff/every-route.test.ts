/**
 * Every route of the tables against every bad token (trust row 5). Nothing here names a route: a new one is tried as well,
 * and one that is served but not in a table fails.
 */
import { createHash, createSecretKey, hash } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { failure } from '#contracts/errors.ts'
import { allRoutes } from '#contracts/api/index.ts'
import type { Route } from '#contracts/api/route.ts'
import { ROLES, type Role } from '#contracts/roles.ts'
import { db } from '#server/db/client.ts'
import { accounts, audit, sessions } from '#server/db/schema.ts'
import { env } from '#server/env.ts'
import { site } from '#site/config.ts'
import { fill, schemaOf } from '../../support/api/fill.ts'
import { failureOf } from '../../support/api/request.ts'
import { addSession, areas, ask, staff } from '../../support/api/staff.ts'

type Protected = Route & { role: Exclude<Route['role'], 'anyone'> }
const routes = Object.entries(allRoutes)
const isProtected = (entry: [string, Route]): entry is [string, Protected] => entry[1].role !== 'anyone'
const guarded = routes.filter(isProtected)
const taking = routes.filter(([, { body }]) => body)

/** A valid call of the route, still without a token. */
const given = ({ params, body }: Route) => ({ ...(params ? { params: fill(params) as Record<string, string> } : {}), ...(body ? { body: fill(body) } : {}) })

type Person = Awaited<ReturnType<typeof staff>>
const people = {} as Record<Role, Person>
beforeAll(async () => { for (const role of ROLES) people[role] = await staff(role) })

const HEADER = { alg: 'HS256', typ: 'at+jwt' }
const keyOf = (secret: string) => hash('sha256', secret, 'buffer')
const kidOf = (secret: string) => createHash('sha256').update('kid').update(keyOf(secret)).digest('base64url').slice(0, 8)
const seconds = (ms = 0) => Math.floor((Date.now() + ms) / 1000)
const claimsOf = ({ role, id: sub, token }: Person): JWTPayload => {
  const { jti } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { jti: string }
  return { iss: site.origin, aud: role, sub, jti, iat: seconds(), exp: seconds(3_600_000) }
}
/** A valid token except for what is passed. */
const forge = (person: Person, { claims = {}, header = {}, secret = env().TOKEN_KEY }: { claims?: JWTPayload; header?: Record<string, unknown>; secret?: string } = {}) => {
  const all = Object.entries({ ...claimsOf(person), ...claims }).filter(([, value]) => value !== undefined)
  return new SignJWT(Object.fromEntries(all)).setProtectedHeader({ ...HEADER, kid: kidOf(env().TOKEN_KEY), ...header }).sign(createSecretKey(keyOf(secret)))
}
const OTHER = 'another key of thirty-two characters and more'
const swapped = (token: string) => {
  const [head, , signature] = token.split('.')
  return [head, Buffer.from(JSON.stringify({ ...claimsOf(people.intern), aud: 'admin' })).toString('base64url'), signature].join('.')
}

/** The token of a person whose session or account `spoil` has changed. */
const spoiled = async (role: Role, spoil: (person: Person) => Promise<unknown>): Promise<string> => {
  const person = await staff(role)
  await spoil(person)
  return person.token
}
const withMissing = (claim: string) => (person: Person) => forge(person, { claims: { [claim]: undefined } })

const bad: Record<string, (person: Person) => string | undefined | Promise<string | undefined>> = {
  'no token': () => undefined,
  garbage: () => 'garbage',
  'garbage of three parts': () => 'aaaa.bbbb.cccc',
  'another key': (person) => forge(person, { secret: OTHER, header: { kid: kidOf(OTHER) } }),
  'another key under the name of ours': (person) => forge(person, { secret: OTHER }),
  'other claims under our signature': ({ token }) => swapped(token),
  'no signature (alg none)': (person) => new UnsecuredJWT(claimsOf(person)).encode(),
  'a signature cut off': ({ token }) => token.replace(/[^.]+$/, ''),
  'another algorithm': (person) => forge(person, { header: { alg: 'HS512' } }),
  'an expired token': (person) => forge(person, { claims: { iat: seconds(-3_700_000), exp: seconds(-100_000) } }),
  'an old token that claims to live on': (person) => forge(person, { claims: { iat: seconds(-3_700_000), exp: seconds(3_600_000) } }),
  'a token issued in the future': (person) => forge(person, { claims: { iat: seconds(600_000), exp: seconds(3_600_000) } }),
  'another audience': (person) => forge(person, { claims: { aud: 'visitor' } }),
  'several audiences': (person) => forge(person, { claims: { aud: [...ROLES] } }),
  'another issuer': (person) => forge(person, { claims: { iss: 'https://evil.test' } }),
  'another type': (person) => forge(person, { header: { typ: 'JWT' } }),
  'no type': (person) => forge(person, { header: { typ: undefined } }),
  'a key that is no longer ours': (person) => forge(person, { secret: OTHER, header: { kid: 'old-key1' } }),
  'no key named': (person) => forge(person, { header: { kid: undefined } }),
  ...Object.fromEntries(['iss', 'aud', 'sub', 'jti', 'iat', 'exp'].map((claim) => [`no ${claim}`, withMissing(claim)])),
  'somebody else’s session': async (person) => forge(person, { claims: { sub: (await staff(person.role)).id } }),
  'a session that never was': (person) => forge(person, { claims: { jti: crypto.randomUUID() } }),
  'a session id that is none': (person) => forge(person, { claims: { jti: "' or true --" } }),
  'the account’s role changed': (person) => forge(person, { claims: { aud: ROLES.find((role) => role !== person.role)! } }),
  'a revoked session': ({ role }) => spoiled(role, ({ id }) => db().update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.accountId, id))),
  'a session whose hour is over': async (person) => (await addSession(person, new Date(Date.now() - 1000))).token,
  'a deactivated account': ({ role }) => spoiled(role, ({ id }) => db().update(accounts).set({ active: false }).where(eq(accounts.id, id))),
  'a raised token version': ({ role }) => spoiled(role, ({ id }) => db().update(accounts).set({ tokenVersion: 2 }).where(eq(accounts.id, id))),
}

/** A bad token of each kind for each role. */
const badTokens = {} as Record<Role, [string, string | undefined][]>
beforeAll(async () => {
  for (const role of ROLES) {
    badTokens[role] = []
    for (const [name, make] of Object.entries(bad)) badTokens[role].push([name, await make(people[role])])
  }
})

/** A refusal has the shape of every error, and reveals nothing else. */
const expectRefusal = async (answer: Response, status: number, of = '') => {
  const body: unknown = await answer.json()
  expect([of, answer.status, failure.safeParse(body).success, Object.keys(body as object)]).toEqual([of, status, true, ['error', 'errors']])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer' : null)
}

describe.each(guarded)('%s', (_, route) => {
  it('refuses every bad token', async () => {
    for (const [name, token] of badTokens[route.role]) await expectRefusal(await ask(route, { ...given(route), token }), 401, name)
  })

  it('refuses the token in any other place or scheme', async () => {
    const { token } = people[route.role]
    const query = { token, access_token: token }
    for (const authorization of [token, `Basic ${token}`, `Bearer ${token} ${token}`, `Bearer "${token}"`]) await expectRefusal(await ask(route, { ...given(route), query, headers: { authorization } }), 401)
    await expectRefusal(await ask(route, { ...given(route), headers: { cookie: `${route.role}Token=${token}` } }), 401)
  })

  it.each(ROLES.filter((role) => role !== route.role))('refuses a good token of role %s', async (role) => {
    await expectRefusal(await ask(route, { ...given(route), token: people[role].token }), 403)
  })

  it(`lets role ${route.role} in`, async () => {
    const { role } = route
    // A session of its own, because some routes end it.
    const { token } = await staff(role)
    const { status } = await ask(route, { ...given(route), token })
    expect([401, 403]).not.toContain(status)
    expect(status).toBeLessThan(500)
  })
})

it('the log names who tries what is another role’s', async () => {
  const lines: unknown[] = []
  const heard = (['log', 'error'] as const).map((method) => vi.spyOn(console, method).mockImplementation((line: string) => void lines.push(JSON.parse(line))))
  await ask(allRoutes.getUsers!, { token: people.judge.token })
  for (const spy of heard) spy.mockRestore()
  expect(lines).toMatchObject([{ status: 403, account: people.judge.id }])
})

it('a token made by this test with nothing wrong is let in: what is refused above is refused for its fault', async () => {
  expect((await ask(allRoutes.getUsers!, { token: await forge(people.admin) })).status).toBe(200)
})

it('the scheme is the same in any case (RFC 9110)', async () => {
  expect((await ask(allRoutes.getUsers!, { headers: { authorization: `bearer ${people.admin.token}` } })).status).toBe(200)
})

it.each(guarded.filter(([, { answer }]) => 'file' in answer))('%s is not asked for by HEAD: the trail would have a download of which nobody got a byte', async (_, route) => {
  const [{ token }, before] = [people[route.role], await db().$count(audit)]
  const answer = await ask({ ...route, method: 'HEAD' as 'GET' }, { ...given(route), token })
  expect([answer.status, answer.headers.get('allow'), await db().$count(audit)]).toEqual([405, 'GET', before])
})

describe('every body', () => {
  const call = async (route: Route, body: unknown, headers?: Record<string, string>) => {
    const token = route.role === 'anyone' ? undefined : (await staff(route.role)).token
    return ask(route, { ...given(route), token, body, ...(headers ? { headers } : {}) })
  }

  it.each(taking)('%s refuses a field that it doesn’t know', async (_, route) => {
    for (const name of ['unknown', 'role', '_id', '__proto__x', 'constructor']) await expectRefusal(await call(route, { ...fill(route.body!), [name]: 'x' }), 422)
  })

  it.each(taking)('%s says of a value that it can’t take which one it would', async (_, route) => {
    const body = fill(route.body!)
    const [name] = Object.keys(body)
    const { errors } = await failureOf(await call(route, { ...body, [name!]: { odd: true } }))
    expect(errors).toContainEqual({ field: name, message: expect.not.stringMatching(/^Invalid input$/) as string })
  })

  it.each(taking)('%s refuses what is no JSON object', async (_, route) => {
    for (const body of [[], null, 'text', 7]) await expectRefusal(await call(route, body), 400)
    await expectRefusal(await call(route, fill(route.body!), { 'content-type': 'text/plain' }), 415)
  })

  it.each(taking)('%s is not brought down by text that the database can’t hold', async (_, route) => {
    const texts = Object.entries(schemaOf(route.body!).properties ?? {}).filter(([, { type }]) => type === 'string')
    for (const [name] of texts) for (const text of ['\u0000', 'x\u0000'.repeat(10), '\ud800'.repeat(20)]) {
      const { status } = await call(route, { ...fill(route.body!), [name]: text })
      expect([name, status < 500]).toEqual([name, true])
    }
  })
})

describe('the tables', () => {
  const served = Object.entries(areas).flatMap(([area, api]) =>
    api.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => ({ area, call: `${method} ${path.replace(/:(\w+)/g, '{$1}')}` })))

  it('name every call that is served, and every call that they name is served, once', () => {
    expect(served.map(({ call }) => call).sort()).toEqual(routes.map(([, { method, path }]) => `${method} ${path}`).sort())
  })

  it('put each call into its own area: the platform sends it there by its address', () => {
    for (const { area, call } of served) expect(call).toMatch(new RegExp(`^[A-Z]+ /api/${area}/`))
  })

  it('leave open to anyone only what has to be', () => {
    expect(routes.filter((entry) => !isProtected(entry)).map(([, { path }]) => path).sort()).toEqual([
      '/api/account/forgot', '/api/account/link', '/api/account/password', '/api/admin/login', '/api/judge/login', '/api/users/identify', '/api/users/login',
    ])
  })
})
