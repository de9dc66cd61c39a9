import type { Hono } from 'hono'
import { submissionRoutes, type Labelling, type WholeSubmission } from '#contracts/api/submissions.ts'
import { CHANGED_MEANWHILE } from '#contracts/errors.ts'
import type { Session } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/client.ts'
import type { Bindings } from '#server/http/app.ts'
import { afterwards } from '#server/http/afterwards.ts'
import { implement } from '#server/http/implement.ts'
import { conflict, notFound, unauthorized } from '#server/http/problems.ts'
import { deliverNow } from '#server/outbox/soon.ts'
import { downloadFile } from '#server/submissions/file.ts'
import { listSubmissions } from '#server/submissions/list.ts'
import { findSubmission, isLabelledMeanwhile, labelSubmission, noteSubmission } from '#server/submissions/repository.ts'

/** @throws 404 without such a submission; 401 if it exists but the write met no row: the session had just ended */
const whole = async (db: Db, id: string, written = true): Promise<{ data: WholeSubmission }> => {
  const data = await findSubmission(db, id)
  if (!data) throw notFound()
  if (!written) throw unauthorized()
  return { data }
}

/** The notices of a released submission are sent now, not with the next visitor's. @throws 409 if somebody else has set another label meanwhile; else as `whole` */
const labelled = async (db: Db, session: Session, id: string, asked: Labelling): Promise<{ data: WholeSubmission }> => {
  const done = await labelSubmission(db, session, id, asked)
  if (done === 'nothing' && (await isLabelledMeanwhile(db, id, asked))) throw conflict('Somebody else has set another label since you saw this one.', CHANGED_MEANWHILE)
  const answer = await whole(db, id, done !== 'nothing')
  if (done === 'released from quarantine') afterwards(deliverNow())
  return answer
}

/** The inbox (decisions "Forms"; trust rows 8, 9). */
export const serveSubmissions = (app: Hono<Bindings>): void =>
  implement(app, submissionRoutes, {
    getSubmissions: ({ query, db }) => listSubmissions(db, query),
    getSubmission: ({ params, db }) => whole(db, params.id),
    labelSubmission: ({ params, body, session, db }) => labelled(db, session, params.id, body),
    noteSubmission: async ({ params, body, session, db }) => whole(db, params.id, await noteSubmission(db, session, params.id, body)),
    downloadFile: ({ params, session, db, c }) => downloadFile(db, session, params.id, c),
  })
