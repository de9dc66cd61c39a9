/** Rewrites the keys of ventures, after the folding of names has changed (`foldName`; docs/deploying.md "Keys"). */
import { sql, type SQL } from 'drizzle-orm'
import { foldName } from '#contracts/field-rules.ts'
import { note } from '#server/audit/audited.ts'
import type { Db } from '#server/db/client.ts'
import { onlyRowOf, rowsOf } from '#server/db/rows.ts'
import { conflicts, evaluations } from '#server/db/schema.ts'

/** Every stored name of a venture, with its key by today's folding, as `fresh`. */
const freshKeys = async (db: Db): Promise<SQL> => {
  const rows = await rowsOf<{ name: string }>(db, sql`select venture_name as name from ${evaluations} union select venture_name from ${conflicts}`)
  const names = rows.map(({ name }) => name)
  return sql`unnest(${sql.param(names)}::text[], ${sql.param(names.map(foldName))}::text[]) as fresh (name, key)`
}

/**
 * Where a key changes, the judge's evaluations of the venture are renumbered by time, so that the last counts. They first
 * get numbers above all in use, because the constraint checks each row as it is written.
 * @returns how many keys
 */
const moveEvaluations = async (db: Db, fresh: SQL): Promise<number> => {
  const { moved } = await onlyRowOf<{ moved: number }>(db, sql`
    with named as (select e.*, fresh.key from ${evaluations} e join ${fresh} on fresh.name = e.venture_name),
    numbered as (
      select id, key, max(revision) over venture + count(*) over venture + row_number() over (partition by judge_id, key order by created_at, revision) as revision
      from named where (judge_id, key) in (select judge_id, key from named where venture_key <> key)
      window venture as (partition by judge_id, key)
    ), written as (
      update ${evaluations} set venture_key = numbered.key, revision = numbered.revision from numbered where ${evaluations.id} = numbered.id
    )
    select count(*)::int as moved from named where venture_key <> key`)
  return moved
}

/** The temporary numbers become 1, 2, 3, ... */
const numberFromOne = (db: Db) => db.execute(sql`
  update ${evaluations} set revision = counted.place from (
    select id, row_number() over (partition by judge_id, venture_key order by revision) as place, min(revision) over venture > count(*) over venture as beyond
    from ${evaluations} window venture as (partition by judge_id, venture_key)
  ) as counted
  where ${evaluations.id} = counted.id and counted.beyond`)

/** Of a judge's two interests in ventures that are one now, the later wording stays, as after declaring again. @returns how many keys */
const moveInterests = async (db: Db, fresh: SQL): Promise<number> => {
  await db.execute(sql`
    delete from ${conflicts} using (
      select c.id, row_number() over (partition by c.judge_id, fresh.key order by c.created_at desc, c.id desc) as place from ${conflicts} c join ${fresh} on fresh.name = c.venture_name
    ) as ranked
    where ${conflicts.id} = ranked.id and ranked.place > 1`)
  const moved = await rowsOf(db, sql`
    update ${conflicts} set venture_key = fresh.key from ${fresh} where ${conflicts.ventureName} = fresh.name and ${conflicts.ventureKey} <> fresh.key returning ${conflicts.id}`)
  return moved.length
}

/** Gives every venture its key by today's folding, with one line in the trail. Can be run again. @returns how many it rewrote */
export const rekeyVentures = async (db: Db): Promise<{ evaluations: number; interests: number }> => {
  const fresh = await freshKeys(db)
  const interests = await moveInterests(db, fresh)
  const moved = { evaluations: await moveEvaluations(db, fresh), interests }
  await numberFromOne(db)
  await note(db, null, { action: 'venture.rekey', details: moved })
  return moved
}
