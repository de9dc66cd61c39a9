/**
 * Bad input to every endpoint (trust "Figures"): no 5xx, no stack trace, one shape of failure, no personal data in a log.
 * FUZZ_INPUTS says how many (2,000, always the same; `npm run test:fuzz` takes 52,000, different ones each time), FUZZ_SEED
 * which: a failure names its seed and the smallest input that still fails.
 */
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CORPUS, STRINGS } from './corpus.ts'
import { endpoints, type Call, type Endpoint } from './calls.ts'
import { writeReport } from '../report.ts'
import { SEED } from '../../support/api/seed.ts'
import { wrongLine, wrongWith } from './verdict.ts'
import { build, make, tidy } from './world.ts'

const INPUTS = Number(process.env.FUZZ_INPUTS ?? 2000)
const RUNS = Math.ceil(INPUTS / endpoints.length)
/** After this many calls, limits are reset and added rows deleted. */
const TIDY_AFTER = 200

const classes = ['2xx', '3xx', '4xx', '5xx'] as const
const tally = new Map<string, Record<string, number>>()
const lines = { count: 0, wrong: [] as string[] }
let world: Awaited<ReturnType<typeof build>>
let made = 0

beforeAll(async () => {
  world = await build()
  for (const method of ['log', 'error', 'warn', 'info', 'debug'] as const) vi.spyOn(console, method).mockImplementation((...said: unknown[]) => {
    lines.count += 1
    const line = said.join(' ')
    const wrong = wrongLine(line)
    if (wrong) lines.wrong.push(`${wrong}: ${line}`)
  })
}, 120_000)

const taken = (kind: (typeof classes)[number]) => [...tally.values()].reduce((sum, counts) => sum + (counts[kind] ?? 0), 0)

const shown = ({ method, path, headers, body }: Call) => JSON.stringify({ method, path, headers, body: body instanceof FormData ? [...body].map(([name, value]) => [name, value instanceof File ? { file: value.name, size: value.size } : value]) : body instanceof Uint8Array ? `base64 ${Buffer.from(body).toString('base64')}` : body }).slice(0, 3000)

const attempt = async ({ name, route }: Endpoint, call: Call): Promise<void> => {
  made += 1
  if (made % TIDY_AFTER === 0) await tidy(world)
  const before = lines.wrong.length
  const answer = await make(world, call, route)
  const counts = tally.get(name)!
  const kind = `${String(answer.status)[0]!}xx`
  counts[kind] = (counts[kind] ?? 0) + 1
  const wrong = (await wrongWith(answer, call.method, route)) ?? lines.wrong[before]
  if (wrong) throw new Error(`${wrong}\n${shown(call)}`)
}

describe.concurrent(`${RUNS} bad inputs each, seed ${SEED}`, () => {
  it.each(endpoints.map((endpoint, i) => [endpoint.name, endpoint, i] as const))('%s', async (name, endpoint, i) => {
    tally.set(name, {})
    await fc.assert(fc.asyncProperty(endpoint.calls, (call) => attempt(endpoint, call)), { numRuns: RUNS, seed: SEED + i })
  })
})

afterAll(() => {
  vi.restoreAllMocks()
  const rows = [...tally].map(([name, counts]): [string, ...number[]] => [name, Object.values(counts).reduce((sum, count) => sum + count, 0), ...classes.map((kind) => counts[kind] ?? 0)])
  const total = rows.reduce((sum, [, count = 0]) => sum + count, 0)
  const sum = ['**all**', total, ...classes.map(taken)]
  const figures = { inputs: total, seed: SEED, endpoints: endpoints.length, strings: STRINGS.length, classes: Object.keys(CORPUS), lines: lines.count, linesWithPersonalData: lines.wrong.length, byEndpoint: Object.fromEntries(tally) }
  if (process.env.FUZZ_INPUTS) writeReport({
    name: 'fuzz', title: 'Bad input', by: 'npm run test:fuzz', figures,
    words: `${total} inputs over ${endpoints.length} endpoints, seed ${SEED}, from ${STRINGS.length} hostile strings of ${Object.keys(CORPUS).length} classes, random text, and right values spoiled at one place. ${lines.count} lines of log, ${lines.wrong.length} with something of a person.`,
    table: { head: ['endpoint', 'inputs', ...classes], rows: [...rows, sum] },
  })
})

/** Comes last: the inputs must have been close enough to valid ones to be accepted now and then. */
it('every tenth input or more gets past every check', () => {
  expect(endpoints.length).toBeGreaterThan(60)
  expect(taken('2xx')).toBeGreaterThan(made / 10)
  expect(taken('4xx')).toBeGreaterThan(made / 10)
})
