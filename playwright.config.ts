import { defineConfig } from '@playwright/test'
import { chromiumPath } from './tests/support/chromium.ts'

const port = process.env.PREVIEW_PORT ?? '8888'
const baseURL = `http://localhost:${port}`

export default defineConfig({
  // What the specification states, which `npm test` runs, and the same under hard conditions, which `npm run test:all` adds.
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    { name: 'conditions', testDir: 'tests/conditions' },
  ],
  fullyParallel: true,
  workers: 3,
  // Only in CI, where a run decides; tests that needed a retry are named at its end (docs/decisions/testing.md).
  retries: process.env.CI ? 1 : 0,
  // Long, because a build machine may stall for seconds at any moment: what exceeds these limits hangs, and isn't merely slow.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // In a recorded run only the summary matters: what failed, and why.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : 'list',
  globalSetup: './tests/support/global-setup.ts',
  use: {
    baseURL,
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: chromiumPath(),
      // In a locale that knows only ASCII, the browser saves a “Résumé.pdf” as “download”.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      // V8 in a single thread: with three pages on two cores its helper threads only compete, which costs a tenth of a run's work.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--js-flags=--single-threaded'],
    },
  },
  webServer: {
    command: 'npm run serve:built',
    url: baseURL,
    reuseExistingServer: !process.env.CI,
    timeout: 180_000,
    // The server closes the database on this signal; a database that is killed in the middle of a write can't be opened again.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
