import { defineConfig } from '@playwright/test'
import { chromiumPath } from './tests/support/chromium.ts'

const port = process.env.PREVIEW_PORT ?? '8888'
const baseURL = `http://localhost:${port}`

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 3,
  // Only where a run decides; what needed it is named at its end (docs/decisions/testing.md).
  retries: process.env.CI ? 1 : 0,
  // A build machine may stand still for seconds at any moment: what runs out of these hangs, and isn't merely slow.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // Of a run that is recorded the last words count: what failed, and why.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : 'list',
  globalSetup: './tests/support/global-setup.ts',
  use: {
    baseURL,
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: chromiumPath(),
      // Without a locale that knows more than ASCII it saves a “Résumé.pdf” as “download”.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      // Of a page's script all in one thread: with three pages on two cores the helpers of each only take turns (a tenth of a run's work).
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--js-flags=--single-threaded'],
    },
  },
  webServer: {
    command: 'npm run serve:built',
    url: baseURL,
    reuseExistingServer: !process.env.CI,
    timeout: 180_000,
    // The server closes the database when asked; one that is killed in the middle of a write can't be opened again.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
