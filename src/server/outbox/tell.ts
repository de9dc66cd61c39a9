import { sql, type SQL } from 'drizzle-orm'
import { outbox } from '#server/db/schema.ts'
import { kindsToTell } from '#server/outbox/kinds.ts'

/**
 * `told`, a part of a statement: tells of the submissions whose `id` another part `which` selects, each kind once for a
 * submission, however often it comes by. It has a row for each that is told only now.
 */
export const toldPart = (which: SQL): SQL => sql`told as (
  insert into ${outbox} (submission_id, kind)
  select id, kind from (${which}) as whose, unnest(${sql.param(kindsToTell())}::text[]) as kind
  on conflict do nothing returning 1
)`
