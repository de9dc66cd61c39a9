import type { Config } from '@netlify/functions'
import { usersApi } from '#server/areas/users.ts'
import { serve } from '#server/http/serve.ts'

export default serve(usersApi)
export const config: Config = { path: '/api/users/*' }
