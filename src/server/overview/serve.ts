import type { Hono } from 'hono'
import { overviewRoutes } from '#contracts/api/overview.ts'
import type { Bindings } from '#server/http/app.ts'
import { implement } from '#server/http/implement.ts'
import { figures } from '#server/overview/figures.ts'

/** Counters and charts of the admin's dashboard. */
export const serveOverview = (app: Hono<Bindings>): void =>
  implement(app, overviewRoutes, { overview: async ({ db }) => ({ data: await figures(db) }) })
