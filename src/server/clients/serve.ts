import type { Hono } from 'hono'
import { clientRoutes, ownClientRoutes, trackingRoutes } from '#contracts/api/clients.ts'
import { clientSentBefore, wholeClient } from '#server/clients/find.ts'
import { identify } from '#server/clients/identify.ts'
import { listClients } from '#server/clients/list.ts'
import { refusalOf } from '#server/clients/refusal.ts'
import { insertClient, steerClient, updateClient } from '#server/clients/write.ts'
import type { Bindings } from '#server/http/app.ts'
import { noSoonerThan } from '#server/http/floor.ts'
import { implement } from '#server/http/implement.ts'
import { unauthorized } from '#server/http/problems.ts'
import { LOOKUP_FLOOR_MS } from '#server/settings.ts'

/** The public status lookup (spec section 7). */
export const serveTracking = (app: Hono<Bindings>): void =>
  implement(app, trackingRoutes, {
    identify: async ({ body, address, db }) => ({ data: await noSoonerThan(LOOKUP_FLOOR_MS, identify(db, body, address)) }),
  })

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
