import type { Hono } from 'hono'
import { ownClientExportRoutes } from '#contracts/api/clients.ts'
import { exportRoutes } from '#contracts/api/exports.ts'
import { walkClients } from '#server/clients/list.ts'
import { walkEvaluations } from '#server/evaluations/list.ts'
import { exported } from '#server/exports/answer.ts'
import { clientColumns, evaluationColumns, judgeColumns, ownClientColumns, submissionColumnsOf, userColumns } from '#server/exports/columns.ts'
import type { Bindings } from '#server/http/app.ts'
import { implement } from '#server/http/implement.ts'
import { interns, judges } from '#server/people/list.ts'
import { walkSubmissions } from '#server/submissions/list.ts'

/** Every list of the admin's but the trail, as CSV: searched, filtered and sorted as the list itself. */
export const serveExports = (app: Hono<Bindings>): void =>
  implement(app, exportRoutes, {
    exportUsers: ({ db, session, query }) => exported(db, session, { noun: 'users', query, walk: interns(db).walk(query), columns: userColumns }),
    exportJudges: ({ db, session, query }) => exported(db, session, { noun: 'judges', query, walk: judges(db).walk(query), columns: judgeColumns }),
    exportClients: ({ db, session, query }) => exported(db, session, { noun: 'clients', query, walk: walkClients(db, query), columns: clientColumns }),
    exportEvaluations: ({ db, session, query }) => exported(db, session, { noun: 'evaluations', query, walk: walkEvaluations(db, query), columns: evaluationColumns }),
    exportSubmissions: ({ db, session, query }) =>
      exported(db, session, { noun: 'submissions', query, walk: walkSubmissions(db, query), columns: submissionColumnsOf(query.form) }),
  })

/** An intern's own clients as CSV. */
export const serveOwnExport = (app: Hono<Bindings>): void =>
  implement(app, ownClientExportRoutes, {
    exportOwnClients: ({ db, session, query }) => exported(db, session, { noun: 'clients', query, walk: walkClients(db, query, session.accountId), columns: ownClientColumns }),
  })
