import type { Hono } from 'hono'
import { healthRoutes } from '#contracts/api/health.ts'
import { stateOf } from '#server/health/state.ts'
import type { Bindings } from '#server/http/app.ts'
import { implement } from '#server/http/implement.ts'

/** The operators' view; without a database it is a 503 like every other call. */
export const serveHealth = (app: Hono<Bindings>): void => implement(app, healthRoutes, { systemHealth: async ({ db }) => ({ data: await stateOf(db) }) })
