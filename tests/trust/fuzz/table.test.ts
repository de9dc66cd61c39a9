/** The figures of the last long run name every route: a newer route would not have been tried in a long run yet. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allRoutes } from '#contracts/api/index.ts'

// Not in a run of `npm run test:fuzz`, which writes the table anew.
it.skipIf(process.env.FUZZ_INPUTS)('names every route: `npm run test:fuzz` otherwise', () => {
  const figures = readFileSync('docs/trust/fuzz.md', 'utf8')
  const routes = Object.values(allRoutes).map(({ method, path }) => `${method} ${path}`)
  expect(routes.filter((route) => !figures.includes(`\n| ${route} |`))).toEqual([])
})
