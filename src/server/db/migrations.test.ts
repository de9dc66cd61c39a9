/** The tables of the code are those that the migrations create, which are the only ones that a deploy has. */
import { globSync, readFileSync } from 'node:fs'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { expect, it } from 'vitest'
import * as schema from '#server/db/schema.ts'

const newest = globSync('netlify/database/migrations/meta/*_snapshot.json').sort().at(-1)!
const tablesIn = (snapshot: string) => (JSON.parse(snapshot) as { tables: unknown }).tables

// What the migrations lack, `npm run db:generate -- <name>` writes; a table that only they have lacks its line in `schema.ts`.
it('no change of a table is without its migration', () => {
  expect(tablesIn(JSON.stringify(generateDrizzleJson(schema)))).toEqual(tablesIn(readFileSync(newest, 'utf8')))
})
