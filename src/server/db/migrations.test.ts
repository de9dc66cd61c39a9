/** The tables of the code are those that the migrations make: a deploy has no others. */
import { globSync, readFileSync } from 'node:fs'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { expect, it } from 'vitest'
import * as schema from '#server/db/schema.ts'

const newest = globSync('netlify/database/migrations/meta/*_snapshot.json').sort().at(-1)!
const tablesIn = (snapshot: string) => (JSON.parse(snapshot) as { tables: unknown }).tables

// Expected is what was migrated. What it lacks, `npm run db:generate -- what_it_brings` writes; a table that it has alone lacks its line in `schema.ts`.
it('no change of a table is without its migration', () => {
  expect(tablesIn(JSON.stringify(generateDrizzleJson(schema)))).toEqual(tablesIn(readFileSync(newest, 'utf8')))
})
