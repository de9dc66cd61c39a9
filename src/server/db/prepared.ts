/** Statements that are built once. For a small read, building its SQL costs us more than executing it costs the database. */
import type { Db } from '#server/db/client.ts'
import { isEmbedded } from '#server/env.ts'

const kept = new WeakMap<Db, Map<string, unknown>>()

/** The embedded database is one session behind all its connections: the second to prepare a name would fail. */
const nameOf = (key: string): string => (isEmbedded() ? '' : key)

/**
 * The statement that `build` prepares on `db`, built at the first call with `key`; the database keeps it too, under the
 * name passed to `build`. There must be few keys, and no visitor's input may be part of one.
 */
export const prepared = <Statement>(db: Db, key: string, build: (name: string) => Statement): Statement => {
  const statements = kept.get(db) ?? new Map<string, unknown>()
  kept.set(db, statements)
  if (!statements.has(key)) statements.set(key, build(nameOf(key)))
  return statements.get(key) as Statement
}
