import type { Hono } from 'hono'
import { ownClientRoutes } from '#contracts/api/clients.ts'
import { clientSentBefore, wholeClient } from '#server/clients/find.ts'
import { listClients } from '#server/clients/list.ts'
import { refusalOf } from '#server/clients/refusal.ts'
import { insertClient, updateClient } from '#server/clients/write.ts'
import type { Bindings } from '#server/http/app.ts'
import { implement } from '#server/http/implement.ts'
import { unauthorized } from '#server/http/problems.ts'

/** An intern's own clients (spec section 7); another's doesn't exist for them (decisions "Tracking and clients"). */
export const serveOwnClients = (app: Hono<Bindings>): void =>
  implement(app, ownClientRoutes, {
    ownClients: ({ db, query, session }) => listClients(db, query, session.accountId),
    ownClient: async ({ db, params, session }) => ({ data: await wholeClient(db, params.id, session.accountId) }),
    createClient: async ({ db, body, session }) => {
      const data = (await insertClient(db, session, body)) ?? (await clientSentBefore(db, body, session.accountId))
      if (!data) throw unauthorized()
      return { data }
    },
    editClient: async ({ db, params, body, session }) => {
      const data = await updateClient(db, session, params.id, body)
      if (!data) throw await refusalOf(db, { id: params.id, version: body.version, ownerId: session.accountId })
      return { data }
    },
  })
