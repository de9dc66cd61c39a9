/** `/api/users`: the public lookup, and the interns' portal. */
import { serveTracking } from '#server/clients/track.ts'
import { createApi } from '#server/http/app.ts'

export const usersApi = createApi()
serveTracking(usersApi)
