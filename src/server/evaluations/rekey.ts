/** The keys of ventures written anew, after names are folded in another way (`foldName`; docs/deploying.md "Keys"). */
import { sql, type SQL } from 'drizzle-orm'
import { foldName } from '#contracts/field-rules.ts'
import { note } from '#server/audit/audited.ts'
import type { Db } from '#server/db/client.ts'
import { onlyRowOf, rowsOf } from '#server/db/rows.ts'
import { conflicts, evaluations } from '#server/db/schema.ts'

/** Every name that a venture was given, with its key of today, as `fresh`. */
const freshKeys = async (db: Db): Promise<SQL> => {
  const rows = await rowsOf<{ name: string }>(db, sql`select venture_name as name from ${evaluations} union select venture_name from ${conflicts}`)
  const names = rows.map(({ name }) => name)
  return sql`unnest(${sql.param(names)}::text[], ${sql.param(names.map(foldName))}::text[]) as fresh (name, key)`
}

/**
 * Where a key changes, all that the judge has said of the venture is numbered anew by time, so that the last counts.
 * First beyond every number in use, because the constraint looks at each row as it is written.
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

/** Numbers that all lie beyond how many they are become 1, 2, 3, ... */
const numberFromOne = (db: Db) => db.execute(sql`
  update ${evaluations} set revision = counted.place from (
    select id, row_number() over (partition by judge_id, venture_key order by revision) as place, min(revision) over venture > count(*) over venture as beyond
    from ${evaluations} window venture as (partition by judge_id, venture_key)
  ) as counted
  where ${evaluations.id} = counted.id and counted.beyond`)

/** Of two interests of a judge in what is one venture, the wording of the last time stays, as where it is declared again. @returns how many keys */
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

/** Every venture's key as its name is folded today, with one line in the trail. Can be run again. @returns how many it wrote anew */
export const rekeyVentures = async (db: Db): Promise<{ evaluations: number; interests: number }> => {
  const fresh = await freshKeys(db)
  const interests = await moveInterests(db, fresh)
  const moved = { evaluations: await moveEvaluations(db, fresh), interests }
  await numberFromOne(db)
  await note(db, null, { action: 'venture.rekey', details: moved })
  return moved
}
