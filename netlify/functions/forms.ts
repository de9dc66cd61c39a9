import type { Config } from '@netlify/functions'
import { formsApi } from '#server/forms/routes.ts'
import { serve } from '#server/http/serve.ts'

export default serve(formsApi)
export const config: Config = { path: ['/api/forms/*', '/f/*'] }
