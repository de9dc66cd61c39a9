/**
 * `npm run bench [-- site|interactions|functions|rows|build] [-- --page=home] [--runs=5]`: builds, measures, and writes docs/bench/.
 * Times belong to the machine and the minute; ratios and bytes are what counts.
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { benchBuild } from './build.ts'
import { benchFunctions } from './functions.ts'
import { benchInteractions } from './interactions/index.ts'
import { writeReport, type Results } from './report.ts'
import { benchRows } from './rows.ts'
import { benchSite } from './site.ts'
import { withEmbedded } from '../database.ts'
import { disconnect } from '#server/db/client.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { page: { type: 'string', default: '' }, runs: { type: 'string', default: '5' }, articles: { type: 'string', default: '1000' } } })
const runs = Number(values.runs)
const wanted = (part: string) => positionals.length === 0 || positionals.includes(part)

const site = async () => {
  execFileSync('node', ['scripts/prepare-database.ts'], { stdio: 'inherit' })
  process.env.SITE_LOCAL = 'true'
  return withEmbedded((url) => { process.env.NETLIFY_DB_URL = url; return benchSite(runs, values.page) })
}

if (wanted('site') || wanted('interactions')) execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })

// Written after each part: what was measured is kept, whatever the next one meets.
const results: Results = { site: [], interactions: [], functions: [], rows: [], build: undefined }
const parts: Record<string, () => Promise<void>> = {
  site: async () => { results.site = await site() },
  interactions: async () => { results.interactions = await benchInteractions(runs, values.page) },
  functions: async () => { results.functions = await benchFunctions(runs) },
  rows: async () => { results.rows = await benchRows() },
  build: async () => { results.build = await benchBuild(Number(values.articles)) },
}
let report = ''
for (const [name, measure] of Object.entries(parts).filter(([part]) => wanted(part))) {
  await measure()
  // The next part has a database of its own.
  await disconnect()
  report = writeReport(results, runs)
  console.log(`${name}: written`)
}
console.log(report)
process.exit(0)
