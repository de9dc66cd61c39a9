import type { Config } from '@netlify/functions'
import { formsApi } from '#server/forms/routes.ts'
import { serve } from '#server/http/serve.ts'
import { deliverSoon } from '#server/outbox/soon.ts'

export default serve(formsApi, deliverSoon)
export const config: Config = { path: ['/api/forms/*', '/f/*', '/p/*'] }
