/** How many tests passed and failed, from the reports that Vitest and Playwright write. */
import { existsSync, readFileSync } from 'node:fs'

/** `again` passed at the second try only, and are among those that passed. */
export type Counts = { passed: number; failed: number; again: number }
type VitestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }

/** A file that could not even be read counts as one failure, and so does a missing report. */
export const countsOf = (file: string): Counts => {
  if (!existsSync(file)) return { passed: 0, failed: 1, again: 0 }
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats
    return { passed: expected + flaky, failed: unexpected + report.errors.length, again: flaky }
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests || Math.sign(report.numFailedTestSuites), again: 0 }
}
