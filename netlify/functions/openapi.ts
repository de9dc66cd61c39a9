import type { Config } from '@netlify/functions'
import { serve } from '#server/http/serve.ts'
import { openapiApi } from '#server/openapi/api.ts'

export default serve(openapiApi)
export const config: Config = { path: '/api/openapi.json' }
