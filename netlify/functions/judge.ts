import type { Config } from '@netlify/functions'
import { judgeApi } from '#server/areas/judge.ts'
import { serve } from '#server/http/serve.ts'

export default serve(judgeApi)
export const config: Config = { path: '/api/judge/*' }
