import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allRoutes } from '#contracts/api/index.ts'
import type { Routes } from '#contracts/api/route.ts'

// Without this test, only a caller would notice that a route is missing from the table, and so isn't served.
it('every row of this folder is in the one table', async () => {
  const nouns = readdirSync('src/contracts/api').flatMap((file) => (/\.test\.ts$/.test(file) ? [] : file.replace(/\.ts$/, '')))
  const modules = await Promise.all(nouns.map((noun) => import(`../api/${noun}.ts`) as Promise<Record<string, unknown>>))
  const tables = modules.flatMap((module) => Object.entries(module).flatMap(([name, table]) => (name.endsWith('Routes') && name !== 'allRoutes' ? [table as Routes] : [])))
  const rows = tables.flatMap((table) => Object.values(table))
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter((row) => !Object.values(allRoutes).includes(row)).map(({ path }) => path)).toEqual([])
})
