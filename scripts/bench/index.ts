/**
 * `npm run bench [-- site|shifts|interactions|functions|rows|build] [-- --page=home] [--runs=5]`: builds, measures, and writes docs/bench/;
 * `npm run bench -- compare --with=../before/dist [--page=home]`: two builds in turns, printed.
 * Times belong to the machine and the minute; ratios and bytes are what counts.
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { benchBuild } from './build.ts'
import { compareBuilds } from './compare.ts'
import { benchFunctions } from './functions.ts'
import { benchInteractions } from './interactions/index.ts'
import { writeReport, type Results } from './report.ts'
import { benchRows } from './rows.ts'
import { benchShifts } from './shifts.ts'
import { benchSite } from './site.ts'
import { withEmbedded } from '../database/embedded.ts'
import { onEnding } from '../process/group.ts'
import { disconnect } from '#server/db/client.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { page: { type: 'string', default: '' }, runs: { type: 'string', default: '5' }, articles: { type: 'string', default: '1000' }, with: { type: 'string', default: '' } } })
const runs = Number(values.runs)
const wanted = (part: string) => positionals.length === 0 || positionals.includes(part)

/** With the database of `npm start`, for measurements that open portals. */
const withPortals = async <Figures>(measure: () => Promise<Figures>): Promise<Figures> => {
  execFileSync('node', ['scripts/prepare-database.ts'], { stdio: 'inherit' })
  process.env.SITE_LOCAL = 'true'
  const asked = Promise.withResolvers<never>()
  // Before the measurement begins, nobody handles a rejection.
  asked.promise.catch(() => undefined)
  const measured = withEmbedded((url) => { process.env.NETLIFY_DB_URL = url; return Promise.race([measure(), asked.promise]) })
  // Ends only after the database is closed: one that is ended in the middle of a write can't be opened again.
  onEnding(() => { asked.reject(new Error('Ended.')); return measured.then(() => undefined, () => undefined) })
  return measured
}

const compares = positionals.includes('compare')
if (compares && !values.with) throw new Error('Which build is compared with this one? --with=../before/dist')
if (compares || ['site', 'shifts', 'interactions', 'functions'].some(wanted)) execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })

const parts: { [Name in keyof Results]: () => Promise<Results[Name]> } = {
  site: () => withPortals(() => benchSite(runs, values.page, (row) => { if (!values.page) writeReport({ site: [row] }, runs) })),
  shifts: () => benchShifts(values.page),
  interactions: () => benchInteractions(runs, values.page),
  functions: () => benchFunctions(runs),
  rows: benchRows,
  build: () => benchBuild(Number(values.articles), runs),
}
if (compares) {
  await withPortals(() => compareBuilds(values.with, runs, values.page))
  process.exit(0)
}

// Written after each part, so that its figures are kept if a later one fails. With `--page` the figures are only printed.
for (const [name, measure] of Object.entries(parts).filter(([part]) => wanted(part))) {
  const figures = await measure()
  // The next part connects to a database of its own.
  await disconnect()
  if (!values.page) console.log(writeReport({ [name]: figures }, runs))
}
process.exit(0)
