/**
 * `npm run bench [-- site|interactions|functions|rows|build] [-- --page=home] [--runs=5]`: builds, measures, and writes docs/bench/.
 * Times belong to the machine and the minute; ratios and bytes are what counts.
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { benchBuild } from './build.ts'
import { benchFunctions } from './functions.ts'
import { benchInteractions } from './interactions/index.ts'
import { writeReport } from './report.ts'
import { benchRows } from './rows.ts'
import { benchSite } from './site.ts'
import { withEmbedded } from '../database.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { page: { type: 'string', default: '' }, runs: { type: 'string', default: '5' }, articles: { type: 'string', default: '1000' } } })
const runs = Number(values.runs)
const wanted = (part: string) => positionals.length === 0 || positionals.includes(part)

const site = async () => {
  execFileSync('node', ['scripts/prepare-database.ts'], { stdio: 'inherit' })
  process.env.SITE_LOCAL = 'true'
  return withEmbedded((url) => { process.env.NETLIFY_DB_URL = url; return benchSite(runs, values.page) })
}

if (wanted('site') || wanted('interactions')) execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })
writeReport({
  site: wanted('site') ? await site() : [],
  interactions: wanted('interactions') ? await benchInteractions(runs, values.page) : [],
  functions: wanted('functions') ? await benchFunctions(runs) : [],
  rows: wanted('rows') ? await benchRows() : [],
  build: wanted('build') ? await benchBuild(Number(values.articles)) : undefined,
}, runs)
process.exit(0)
