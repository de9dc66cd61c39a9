/** `/api/judge` */
import { serveJudgeAuth } from '#server/auth/serve.ts'
import { serveJudgeSessions } from '#server/auth/serve-sessions.ts'
import { serveJudging } from '#server/evaluations/serve.ts'
import { createApi } from '#server/http/app.ts'

export const judgeApi = createApi()
serveJudgeAuth(judgeApi)
serveJudgeSessions(judgeApi)
serveJudging(judgeApi)
