import type { Hono } from 'hono'
import { auditRoutes } from '#contracts/api/audit.ts'
import { listAudit } from '#server/audit/list.ts'
import type { Bindings } from '#server/http/app.ts'
import { implement } from '#server/http/implement.ts'

/** The activity trail (trust row 12). */
export const serveAudit = (app: Hono<Bindings>): void => implement(app, auditRoutes, { getAudit: ({ query, db }) => listAudit(db, query) })
