/**
 * `npm run test:faults [-- --seconds=10 --embedded]`: the database is restarted and the server killed, three times each,
 * while visitors and interns write and send again what was not acknowledged; then rows are counted (docs/threat-model.md,
 * "Figures"). Traffic runs for `seconds` around each fault. Figures go to docs/trust/.
 */
import { parseArgs } from 'node:util'
import { countRows, forgetFillings, type Count } from './count.ts'
import { embeddedFaults, startRestartable } from './embedded.ts'
import type { Fault } from './fault.ts'
import { newIntern } from './interns.ts'
import { postgresFaults } from './postgres.ts'
import { flows, startTraffic } from './traffic.ts'
import { writeReport } from '../report.ts'
import type { Site } from '../site.ts'
import { withEmbeddedSite, withSite } from '../with-site.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' }, embedded: { type: 'boolean', default: false } } })
const seconds = Number(values.seconds)

type Result = Count & { name: string; underWay: number; unacknowledged: number; sentAgain: number; answers: Record<string, number>; strange: string[]; met: boolean }

const suffer = async (site: Site, { name, happen }: Fault): Promise<Result> => {
  await forgetFillings()
  const traffic = startTraffic(site.origin, await Promise.all([newIntern(), newIntern(), newIntern()]))
  await flows(traffic, seconds / 2)
  const caught = await happen(site, traffic)
  await flows(traffic, seconds / 2)
  await traffic.stop()
  const count = await countRows(traffic.ledger)
  const { answers, strange } = traffic.ledger
  const sentAgain = (answers.get('broken') ?? 0) + (answers.get(503) ?? 0)
  const met = !count.lost && !count.doubled && !count.torn && !strange.length
  console.log(`${name}: ${count.acknowledged} acknowledged, ${count.lost} lost, ${count.doubled} doubled${strange.length ? `; unexpected answers: ${strange.join(', ')}` : ''}`)
  return { name, ...caught, ...count, sentAgain, answers: Object.fromEntries(answers), strange, met }
}

const HEAD = ['', 'writes under way', 'stored, not yet acknowledged', 'attempts sent again', 'acknowledged', 'lost (0)', 'doubled (0)', 'torn (0)', 'other answers (0)', 'met']
const rowOf = ({ name, underWay, unacknowledged, sentAgain, acknowledged, lost, doubled, torn, strange, met }: Result) =>
  [name, underWay, unacknowledged, sentAgain, acknowledged, lost, doubled, torn, strange.length, met ? 'yes' : '**no**']

const words = `Five visitors with messages, two with resumes and three interns with edits write without a pause, ${seconds} s around each fault, and send again what was not acknowledged: visitors with their key, interns with the version that they had read. Lost is what was acknowledged and is not there, doubled what is there twice, torn what is there without its file, its notices, its entry in the history or its line in the trail. Clients may be told nothing but 200, 503 or a broken connection (and an intern, at a second attempt, that the first had been saved). How: docs/decisions/load-and-faults.md.`

const REPORT = { name: 'faults', title: 'Faults', by: 'npm run test:faults' }
const EMBEDDED = { name: 'faults-embedded', title: 'Faults on the embedded database', by: 'npm run test:faults -- --embedded' }

const measure = async (site: Site, faults: Fault[]) => {
  const results: Result[] = []
  for (const fault of faults) results.push(await suffer(site, fault))
  writeReport({ ...(values.embedded ? EMBEDDED : REPORT), words, table: { head: HEAD, rows: results.map(rowOf) }, figures: { seconds, faults: results } })
  if (results.some(({ met }) => !met)) process.exitCode = 1
}

const nothing = () => Promise.resolve()
const onPostgres = () => withSite(nothing, ({ postgres, site }) => measure(site, postgresFaults(postgres)))
const onEmbedded = async () => {
  const database = await startRestartable()
  await withEmbeddedSite(nothing, (site) => measure(site, embeddedFaults(database)), () => Promise.resolve(database))
}
await (values.embedded ? onEmbedded() : onPostgres())
