import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { submissionAccepted } from '#contracts/submission.ts'
import { isGone, isNewer, isUndecided, lost, ofNoField, post, readAnswer, type Failed } from '#lib/api.ts'

const accepted = { ok: true, next: '/thanks' }
const refusal = { error: 'x', errors: [{ message: 'x', field: 'name' }] }
let server: Server
let answer: (response: ServerResponse) => void
const ask = () => post(`http://localhost:${(server.address() as AddressInfo).port}/`, submissionAccepted, { body: {} })

beforeAll(() => new Promise<void>((resolve) => { server = createServer((_, response) => answer(response)).listen(0, resolve) }))
afterAll(() => { server.close() })

it('an answer in full is its data', async () => {
  answer = (response) => response.end(JSON.stringify(accepted))
  expect(await ask()).toEqual({ ok: true, data: accepted })
})

it('a line that is cut after the headers of a good answer is a lost answer, without a status', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-length': 100 }).write('{"ok":')
    setTimeout(() => response.destroy(), 20)
  }
  expect(await ask()).toMatchObject({ ok: false, kind: 'network', status: 0 })
})

it('a line that stands still is given up after half a minute: it would never fail by itself', async () => {
  answer = () => undefined
  const late = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.timeout(20))
  expect(await ask()).toMatchObject({ ok: false, kind: 'network', status: 0 })
  expect(late).toHaveBeenCalledWith(30_000)
  late.mockRestore()
  server.closeAllConnections()
})

describe('what was read', () => {
  it.each([[undefined, 0], ['a page of the hotel', 0], [{ ok: true }, 200]])('a good status with %j is a lost answer; only JSON of another shape may be a newer server’s', (body, status) => {
    const result = readAnswer(200, body, submissionAccepted)
    expect(result).toMatchObject({ kind: 'network', status })
    expect(!result.ok && isNewer(result)).toBe(status > 0)
  })

  it('a bad status in other words is unexpected and named; in ours it is a refusal', () => {
    expect(readAnswer(502, undefined, submissionAccepted)).toMatchObject({ kind: 'unexpected', status: 502 })
    expect(readAnswer(422, refusal, submissionAccepted)).toEqual({ ok: false, kind: 'refused', status: 422, ...refusal })
  })
})

it.each([[lost('network'), true], [lost('unexpected', 502), true], [readAnswer(503, refusal, submissionAccepted), true], [readAnswer(500, refusal, submissionAccepted), false], [readAnswer(422, refusal, submissionAccepted), false]])('whether %j leaves open what became of it: %s', (result, is) => {
  expect(isUndecided(result as Failed)).toBe(is)
})

it('only a 404 of ours says that something is gone', () => {
  expect([readAnswer(404, refusal, submissionAccepted), readAnswer(404, 'a page of the hotel', submissionAccepted), readAnswer(422, refusal, submissionAccepted)].map((result) => !result.ok && isGone(result))).toEqual([true, false, false])
})

it.each([[422, 'Full', 'Full'], [500, 'Full', '']])('what a %i says of no field is passed on, unless the server is at fault: it helps nobody', (status, message, said) => {
  expect(ofNoField(readAnswer(status, { error: 'x', errors: [{ message }, { message: 'x', field: 'name' }] }, submissionAccepted) as Failed)).toBe(said)
})
