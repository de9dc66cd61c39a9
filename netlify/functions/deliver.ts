import type { Config } from '@netlify/functions'
import { hourly } from '#server/hourly.ts'

export default async (): Promise<void> => { await hourly() }
/** Not more often: what asks wakes the database, which sleeps, and costs nothing, after five minutes alone (docs/deploying.md). */
export const config: Config = { schedule: '17 * * * *' }
