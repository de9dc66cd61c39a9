/** `/api/judge` */
import { serveJudgeAuth } from '#server/auth/serve.ts'
import { serveJudging } from '#server/evaluations/serve.ts'
import { createApi } from '#server/http/app.ts'

export const judgeApi = createApi()
serveJudgeAuth(judgeApi)
serveJudging(judgeApi)
