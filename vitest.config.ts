import { defineConfig } from 'vitest/config'

/**
 * Each file has an embedded database of its own, so that files can run in parallel and rate limits start at zero. It is
 * WebAssembly, run without the optimizing compiler (`--liftoff-only`): optimizing takes twice the time that it saves a test file.
 */
const withDatabase = {
  globalSetup: ['tests/support/api/database-template.ts'],
  setupFiles: ['tests/support/api/embedded-database.ts'],
  execArgv: ['--liftoff-only', '--import', './tests/support/api/quick-drizzle.ts'],
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    silent: 'passed-only',
    // The theme is read for its colours; Vitest empties styles otherwise.
    css: { include: [/\/src\/site\/theme\.css/] },
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/trust/*.test.ts'], exclude: ['tests/trust/headers.test.ts'], testTimeout: 120_000, hookTimeout: 60_000 } },
      { extends: true, test: { name: 'api', include: ['tests/api/**/*.test.ts'], ...withDatabase, testTimeout: 60_000, hookTimeout: 60_000 } },
      // Checks the existing `dist`: `npm test` runs it after the build.
      { extends: true, test: { name: 'site', include: ['tests/site/**/*.test.ts', 'tests/trust/headers.test.ts'], testTimeout: 20_000, hookTimeout: 120_000 } },
      // A short run of what `npm run test:fuzz` does at length.
      { extends: true, test: { name: 'fuzz', include: ['tests/trust/fuzz/**/*.test.ts'], ...withDatabase, testTimeout: 3_600_000, hookTimeout: 120_000, maxConcurrency: 8 } },
      { extends: true, test: { name: 'builds', include: ['tests/{rebrand,content}/**/*.test.ts'], testTimeout: 900_000, hookTimeout: 900_000 } },
    ],
  },
})
