/** `/api/judge` */
import { createApi } from '#server/http/app.ts'

export const judgeApi = createApi()
