/** The verdict on the answers finds what it is meant to find: one that passes everything would prove nothing. */
import { describe, expect, it } from 'vitest'
import { peopleRoutes } from '#contracts/api/people.ts'
import { CANARY, STRINGS } from './corpus.ts'
import { wrongLine, wrongWith } from './verdict.ts'

const HEADERS = { 'content-security-policy': "default-src 'none'", 'x-request-id': 'x', 'x-content-type-options': 'nosniff', 'content-type': 'application/json' }
const judge = (status: number, body: string, more: Record<string, string> = {}) => wrongWith(new Response(body, { status, headers: { ...HEADERS, ...more } }), 'POST', peopleRoutes.addUser)
const ADDED = { data: { _id: crypto.randomUUID(), email: 'ada@test.example', state: 'invited', createdAt: '2026-01-01T00:00:00Z', clients: 0 }, invitation: { sent: true, expiresAt: '2026-01-04T00:00:00Z' } }
const refusal = (error: string) => JSON.stringify({ error, errors: [{ message: error }] })
const line = (more: object) => JSON.stringify({ at: 'x', event: 'request', status: 200, ...more })

describe('an answer', () => {
  it.each<[string, Promise<string | undefined>]>([
    ['of the server’s own fault', judge(500, refusal('x'))],
    ['out of reach', judge(503, refusal('x'))],
    ['with a stack', judge(400, refusal('Error\n    at parse (server.js)'))],
    ['with a place in a source', judge(400, refusal('src/server/x.ts:12:3'))],
    ['with the database’s words', judge(400, refusal('Failed query: select'))],
    ['with our path', judge(400, refusal(process.cwd()))],
    ['refused in another shape', judge(400, JSON.stringify({ message: 'x' }))],
    ['refused with more than its shape', judge(400, JSON.stringify({ error: 'x', errors: [], stack: 'x' }))],
    ['refused in plain text', judge(400, 'Bad Request', { 'content-type': 'text/plain' })],
    ['with a status that the description does not name', judge(418, refusal('x'))],
    ['of another shape than its route says', judge(200, '{"data":{}}')],
    ['with more than its route says', judge(201, JSON.stringify({ ...ADDED, data: { ...ADDED.data, passwordHash: null } }))],
    ['with a cookie', judge(400, refusal('x'), { 'set-cookie': 'a=b' })],
    ['that leads away', judge(303, '', { location: '//evil.test' })],
  ])('%s is found', async (_, verdict) => expect(await verdict).toBeTypeOf('string'))

  it('of the shape that its route says is well', async () => { expect(await judge(201, JSON.stringify(ADDED))).toBeUndefined() })

  it('that refuses in our shape is well, even where it quotes what was sent', async () => {
    for (const text of STRINGS) expect(await judge(422, refusal(text))).toBeUndefined()
  })
})

describe('a line of the log', () => {
  it.each([line({ path: '/api' }), line({ route: `/api/${CANARY}` }), line({ errorName: CANARY.toUpperCase() }), 'Error: x'])('%s is found', (text) => expect(wrongLine(text)).toBeTypeOf('string'))
  it.each([line({ route: '/api/forms/:formId', ms: 3 }), line({ event: 'delivery', outboxId: 'x', kind: 'notify', attempt: 1, givenUp: false, ok: false, error: 'Error', ms: 98 })])('of allowed fields is well: %s', (text) => expect(wrongLine(text)).toBeUndefined())
})
