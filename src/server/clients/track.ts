import type { Hono } from 'hono'
import { trackingRoutes } from '#contracts/api/clients.ts'
import { identify } from '#server/clients/identify.ts'
import type { Bindings } from '#server/http/app.ts'
import { noSoonerThan } from '#server/http/floor.ts'
import { implement } from '#server/http/implement.ts'
import { LOOKUP_FLOOR_MS } from '#server/settings.ts'

/** The public status lookup (spec section 7). */
export const serveTracking = (app: Hono<Bindings>): void =>
  implement(app, trackingRoutes, {
    identify: async ({ body, address, db }) => ({ data: await noSoonerThan(LOOKUP_FLOOR_MS, identify(db, body, address)) }),
  })
