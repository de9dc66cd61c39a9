/** Writes of staff: the work, its line in the audit trail and the check of the session are one statement (trust rows 4, 12). */
import { sql, type SQL } from 'drizzle-orm'
import { trail } from '#server/audit/trail.ts'
import { actorOf, type Session } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import { audit } from '#server/db/schema.ts'

/** Names of states and figures; never what a person wrote or is called. */
type AuditDetails = Record<string, string | number | boolean | null>
type Act = { action: string; subjectType: string; details?: AuditDetails }

/**
 * Runs `write` and audits each row that it returns.
 *
 * `write` is an insert or update `returning id, ...`; it must depend on `actor` (columns `id`, `role`), a part of the same
 * statement: `insert ... select ... from actor`, `update ... where exists (select from actor)`. `parts`
 * are further data-modifying parts, each `name as (...)`, which may read from `actor` and `written`.
 * @returns what `write` returned; nothing if it met no row, or the session had just ended
 */
export const audited = <Row extends Record<string, unknown>>(db: Db, session: Pick<Session, 'id'>, act: Act, write: SQL, parts: SQL[] = []): Promise<Row[]> =>
  inOneStatement(db, actorOf(session), act, write, parts)

/** The same for a command, which needs no session: whoever runs it has access to the database. The trail names nobody. */
export const auditedCommand = <Row extends Record<string, unknown>>(db: Db, act: Act, write: SQL, parts: SQL[] = []): Promise<Row[]> =>
  inOneStatement(db, sql`select null::uuid as id, null::text as role`, act, write, parts)

const inOneStatement = <Row extends Record<string, unknown>>(db: Db, actor: SQL, { action, subjectType, details = {} }: Act, write: SQL, parts: SQL[]): Promise<Row[]> => {
  const further = parts.map((part) => sql`, ${part}`)
  return rowsOf(db, sql`
    with actor as (${actor}), written as (${write})${sql.join(further)}, ${trail(sql`
      select actor.id, actor.role, ${action}, ${subjectType}, written.id::text, ${JSON.stringify(details)}::jsonb from written cross join actor`)}
    select * from written`)
}

/** A line in the trail for an action that is no write, such as an export or a download; `by` is null for a command or an attempt without a session. */
export const note = async (db: Db, by: Pick<Session, 'accountId' | 'role'> | null, act: { action: string; subjectType?: string; subjectId?: string; details?: AuditDetails }): Promise<void> => {
  await db.insert(audit).values({
    accountId: by?.accountId ?? null, role: by?.role ?? null, action: act.action,
    subjectType: act.subjectType ?? null, subjectId: act.subjectId ?? null, details: act.details ?? {},
  })
}
