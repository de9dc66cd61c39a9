import { sql, type SQL } from 'drizzle-orm'
import { outbox } from '#server/db/schema.ts'
import { kindsToTell } from '#server/outbox/kinds.ts'

/**
 * Part of a statement, named `told`: writes the outbox rows of the submissions whose `id` another part `which` selects,
 * each kind once per submission, however often it runs. It returns the rows that are new.
 */
export const toldPart = (which: SQL): SQL => sql`told as (
  insert into ${outbox} (submission_id, kind)
  select id, kind from (${which}) as whose, unnest(${sql.param(kindsToTell())}::text[]) as kind
  on conflict do nothing returning 1
)`
