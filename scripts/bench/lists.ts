/**
 * `npm run bench:lists [-- <part of a path>]`: every view of every list on the large data (seeded first if it isn't
 * there), from request to answer in this process. Prints a line for each: the median in milliseconds, and as a multiple of
 * the smallest statement with a parameter in the same run. To use the database of NETLIFY_DB_URL, set SITE_LOCAL=true.
 */
import { sql } from 'drizzle-orm'
import { caller } from './caller.ts'
import { medianOf } from './time.ts'
import { viewsOf } from './views.ts'
import { withLargeData } from '../large/with-large-data.ts'
import { allRoutes } from '#contracts/api/index.ts'
import { fieldsOf, type Route } from '#contracts/api/route.ts'
import { db } from '#server/db/client.ts'

const ROUNDS = 9
const say = (line: string) => process.stdout.write(`${line}\n`)
const wanted = process.argv[2] ?? ''
const isList = ({ method, query, params }: Route) => method === 'GET' && query !== undefined && 'sort' in fieldsOf(query) && !params
const isPicture = ({ path }: Route) => /\/(?:overview|ranking)$/.test(path)

const measure = async () => {
  const call = await caller()
  const baseline = await medianOf(() => db().execute(sql`select ${1}::int`), 101)
  say(`The baseline, a statement with one parameter: ${baseline.toFixed(2)} ms\n`)
  say('| Call | ms | times the baseline |\n|---|---:|---:|')
  const tell = (name: string, ms: number) => say(`| ${name} | ${ms.toFixed(1)} | ${(ms / baseline).toFixed(ms < 10 * baseline ? 1 : 0)} |`)
  for (const route of Object.values(allRoutes).filter(({ path }) => path.includes(wanted))) {
    if (isPicture(route)) tell(route.path, await medianOf(() => call(route), ROUNDS))
    if (!isList(route)) continue
    if ('file' in route.answer) tell(`${route.path}, whole`, await medianOf(() => call(route), 1))
    else {
      const total = (await call(route, { page: 1 })).meta?.total ?? 0
      for (const { name, query } of viewsOf(route, total)) tell(`${route.path}, ${name}`, await medianOf(() => call(route, query), ROUNDS))
    }
  }
}

// Logging a line for each request would count in the measurement.
const quietly = async () => {
  console.log = () => undefined
  await measure()
}

await withLargeData(quietly)
