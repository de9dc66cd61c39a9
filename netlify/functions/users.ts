import type { Config } from '@netlify/functions'
import { usersApi } from '#server/clients/routes.ts'
import { serve } from '#server/http/serve.ts'

export default serve(usersApi)
export const config: Config = { path: '/api/users/*' }
