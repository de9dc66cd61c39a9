/** Statements that are built once. Of a small read, writing its SQL costs us more than answering it costs the database. */
import type { Db } from '#server/db/client.ts'
import { isEmbedded } from '#server/env.ts'

const kept = new WeakMap<Db, Map<string, unknown>>()

/** The embedded database is one session behind all its connections: the second to prepare a name would find it taken. */
const nameOf = (key: string): string => (isEmbedded() ? '' : key)

/**
 * What `build` prepares on `db`, built at the first call with `key`; under the name that `build` is given the database
 * keeps it too. There must be few keys, and nothing that a visitor says may be part of one.
 */
export const prepared = <Statement>(db: Db, key: string, build: (name: string) => Statement): Statement => {
  const statements = kept.get(db) ?? new Map<string, unknown>()
  kept.set(db, statements)
  if (!statements.has(key)) statements.set(key, build(nameOf(key)))
  return statements.get(key) as Statement
}
