import type { Config } from '@netlify/functions'
import { deliverNow } from '#server/outbox/soon.ts'

export default deliverNow
export const config: Config = { schedule: '* * * * *' }
