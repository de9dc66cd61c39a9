import type { Config } from '@netlify/functions'
import { retain } from '#server/retention/run.ts'

export default async (): Promise<void> => { await retain() }
export const config: Config = { schedule: '17 3 * * *' }
