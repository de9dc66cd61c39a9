import type { Config } from '@netlify/functions'
import { everyMinute } from '#server/every-minute.ts'

export default async (): Promise<void> => { await everyMinute() }
export const config: Config = { schedule: '* * * * *' }
