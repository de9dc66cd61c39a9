import type { Config } from '@netlify/functions'
import { hourly } from '#server/hourly.ts'

export default async (): Promise<void> => { await hourly() }
/** Not more often: each run wakes the database, which sleeps after five idle minutes and then costs nothing (docs/deploying.md). */
export const config: Config = { schedule: '17 * * * *' }
