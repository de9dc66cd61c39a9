/** The embedded database of the site under test: its server leaves the address in `.netlify`. */
import { existsSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { SERVED } from '../../../scripts/database/embedded.ts'

const ofPlatform = () => (JSON.parse(readFileSync('.netlify/state.json', 'utf8')) as { dbConnectionString: string }).dbConnectionString
const address = () => (existsSync(SERVED) ? readFileSync(SERVED, 'utf8') : ofPlatform())

/** One connection for each process: the database runs one statement at a time anyway, and to connect takes longer than most. */
let kept: pg.Pool | undefined

/** The rows that `sql` answers with. */
export const query = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> => {
  kept ??= new pg.Pool({ connectionString: address(), max: 1, allowExitOnIdle: true })
    // The server may end before a resting connection does; unheard, this error would end a short run before its report.
    .on('error', () => undefined)
  return (await kept.query<Row>(sql, values)).rows
}

/** Resets every rate limit. */
export const forgetLimits = () => query('delete from rate_limits')

type StoredSubmission = { form_id: string; data: Record<string, string | number>; spam: boolean; state: string }

/** The stored submissions from this e-mail address, oldest first. Give each test an address of its own. */
export const submissionsFrom = (email: string) =>
  query<StoredSubmission>("select form_id, data, spam, state from submissions where data->>'email' = $1 order by created_at", [email])
