/** `/api/account` */
import { serveAccount } from '#server/auth/serve-account.ts'
import { createApi } from '#server/http/app.ts'

export const accountApi = createApi()
serveAccount(accountApi)
