/** `/api/admin` */
import { createApi } from '#server/http/app.ts'

export const adminApi = createApi()
