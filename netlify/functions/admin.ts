import type { Config } from '@netlify/functions'
import { adminApi } from '#server/areas/admin.ts'
import { keepAlive } from '#server/http/afterwards.ts'
import { serve } from '#server/http/serve.ts'

export default serve(adminApi, keepAlive)
export const config: Config = { path: '/api/admin/*' }
