import type { Config } from '@netlify/functions'
import { accountApi } from '#server/areas/account.ts'
import { keepAlive } from '#server/http/afterwards.ts'
import { serve } from '#server/http/serve.ts'

export default serve(accountApi, keepAlive)
export const config: Config = { path: '/api/account/*' }
