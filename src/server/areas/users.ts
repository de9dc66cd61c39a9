/** `/api/users`: the public lookup, and the interns' portal. */
import { serveInternAuth } from '#server/auth/serve.ts'
import { serveInternSessions } from '#server/auth/serve-sessions.ts'
import { serveOwnClients, serveTracking } from '#server/clients/serve.ts'
import { serveOwnExport } from '#server/exports/serve.ts'
import { createApi } from '#server/http/app.ts'

export const usersApi = createApi()
serveInternAuth(usersApi)
serveInternSessions(usersApi)
serveTracking(usersApi)
serveOwnClients(usersApi)
serveOwnExport(usersApi)
