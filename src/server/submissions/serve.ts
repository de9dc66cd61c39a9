import type { Hono } from 'hono'
import { submissionRoutes, type WholeSubmission } from '#contracts/api/submissions.ts'
import type { Db } from '#server/db/client.ts'
import type { Bindings } from '#server/http/app.ts'
import { implement } from '#server/http/implement.ts'
import { notFound, unauthorized } from '#server/http/problems.ts'
import { downloadFile } from '#server/submissions/file.ts'
import { listSubmissions } from '#server/submissions/list.ts'
import { findSubmission, labelSubmission, noteSubmission } from '#server/submissions/repository.ts'

/** @throws 404 without such a submission; 401 where there is one and a write met none: the session had just ended */
const whole = async (db: Db, id: string, written = true): Promise<{ data: WholeSubmission }> => {
  const data = await findSubmission(db, id)
  if (!data) throw notFound()
  if (!written) throw unauthorized()
  return { data }
}

/** The inbox (decisions "Forms"; trust rows 8, 9). */
export const serveSubmissions = (app: Hono<Bindings>): void =>
  implement(app, submissionRoutes, {
    getSubmissions: ({ query, db }) => listSubmissions(db, query),
    getSubmission: ({ params, db }) => whole(db, params.id),
    labelSubmission: async ({ params, body, session, db }) => whole(db, params.id, await labelSubmission(db, session, params.id, body.label)),
    noteSubmission: async ({ params, body, session, db }) => whole(db, params.id, await noteSubmission(db, session, params.id, body)),
    downloadFile: ({ params, session, db, c }) => downloadFile(db, session, params.id, c),
  })
