import type { Hono } from 'hono'
import { clientRoutes } from '#contracts/api/clients.ts'
import { wholeClient } from '#server/clients/find.ts'
import { listClients } from '#server/clients/list.ts'
import { refusalOf } from '#server/clients/refusal.ts'
import { steerClient } from '#server/clients/write.ts'
import type { Bindings } from '#server/http/app.ts'
import { implement } from '#server/http/implement.ts'

/** Everybody's clients, for an admin (spec section 7; decisions "Tracking and clients"). */
export const serveClients = (app: Hono<Bindings>): void =>
  implement(app, clientRoutes, {
    getClients: ({ db, query }) => listClients(db, query),
    getClient: async ({ db, params }) => ({ data: await wholeClient(db, params.id) }),
    directClient: async ({ db, params, body, session }) => {
      const data = await steerClient(db, session, params.id, body)
      if (!data) throw await refusalOf(db, { id: params.id, version: body.version, user: body.user })
      return { data }
    },
  })
