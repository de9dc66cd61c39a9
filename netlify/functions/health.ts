import type { Config } from '@netlify/functions'
import { healthApi } from '#server/health/api.ts'
import { serve } from '#server/http/serve.ts'

export default serve(healthApi)
export const config: Config = { path: '/api/health' }
