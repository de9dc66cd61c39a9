/**
 * `npm run test:load [-- --seconds=60 --connections=10 --clients=10000 --embedded]`: an authenticated read and a submission, compared
 * with bare handlers, on a real Postgres, in turns within one run (docs/threat-model.md, "Figures"). Figures go to docs/trust/.
 */
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { figuresOf, HEAD, rowOf } from './figures.ts'
import { fire, type Slice, type Target } from './fire.ts'
import { bareFunctionTarget, bareReadTarget, bareTarget, bareWriteTarget, readTarget, submissionTarget } from './targets.ts'
import { writeReport } from '../report.ts'
import type { Site } from '../site.ts'
import { withEmbeddedSite, withSite } from '../with-site.ts'
import { LARGE, seedLarge } from '../../../scripts/large/seed.ts'
import { seed } from '../../../scripts/demo/seed.ts'
import { db } from '#server/db/client.ts'
import { submissions } from '#server/db/schema.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' }, connections: { type: 'string', default: '10' }, clients: { type: 'string', default: '10000' }, embedded: { type: 'boolean', default: false } } })
const [seconds, connections, clients] = [Number(values.seconds), Number(values.connections), Number(values.clients)]
const ROUNDS = 6
const slice = Math.max(1, Math.round(seconds / ROUNDS))
const WARM_UP = 2

const prepare = async () => {
  await seed()
  await seedLarge({ ...LARGE, clients, submissions: 1000, judges: 3, ventures: 10 })
}

/** Measures the warm `targets` in turn, round by round, so that what slows the machine down affects all of them. */
const alternate = async (targets: Target[]): Promise<Slice[][]> => {
  const slices: Slice[][] = targets.map(() => [])
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, target] of targets.entries()) {
      slices[i]!.push(await fire(target, { seconds: slice, connections }))
      console.log(`round ${round + 1}/${ROUNDS}  ${target.name.padEnd(18)} ${(slices[i]![round]!.answered / slice).toFixed(0)} requests/s`)
    }
  return slices
}

const stored = () => db().$count(submissions, sql`not spam`)
const warmUp = async (targets: Target[]): Promise<void> => { for (const target of targets) await fire(target, { seconds: WARM_UP, connections }) }

const words = `Each target was loaded for ${ROUNDS} × ${slice} s over ${connections} connections, one slice of each in every round; ratios are medians of rounds. Load generator, server and database share the processors. Bare handlers are a plain Node server in the same process, on the same pool: \`select 1\`, a page of ten clients, the insert of a message, with no session, check, limit, log or notice; the bare function is \`select 1\` in a function behind the server that the others are behind. The authenticated read is the first page of ten of ${clients} clients; the submission is a contact form, each from an address of its own, so that no limit is passed and none is switched off. How, and why so: docs/decisions/load-and-faults.md.`

const measure = async (site: Site) => {
  const targets = [bareTarget(site), bareFunctionTarget(site), bareReadTarget(site), bareWriteTarget(site), await readTarget(site), submissionTarget(site)]
  await warmUp(targets)
  const before = await stored()
  const slices = await alternate(targets)
  const figures = targets.map((target, i) => figuresOf(target, slices[i]!, slices[0]!, slices[targets.findIndex(({ name }) => name === target.like)]))
  const [rows, answered] = [(await stored()) - before, figures.at(-1)!.answered]
  writeReport({ name: values.embedded ? 'load-embedded' : 'load', title: values.embedded ? 'Load on the embedded database' : 'Load', by: `npm run test:load${values.embedded ? ' -- --embedded' : ''}`, words, table: { head: HEAD, rows: figures.map(rowOf) }, figures: { seconds: slice * ROUNDS, connections, clients, rows, targets: figures } })
  if (rows < answered) throw new Error(`${answered} submissions were acknowledged, and only ${rows} are stored.`)
  if (figures.some(({ met }) => !met)) process.exitCode = 1
}

await (values.embedded ? withEmbeddedSite(prepare, measure) : withSite(prepare, ({ site }) => measure(site)))
