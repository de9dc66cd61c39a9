/** `/api/account` */
import { createApi } from '#server/http/app.ts'

export const accountApi = createApi()
