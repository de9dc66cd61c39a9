/** How many tests passed, failed and were skipped, from the reports that Vitest and Playwright write. */
import { existsSync, readFileSync } from 'node:fs'

/** `again` counts those that passed only at the second try, and is included in `passed`; `skipped` has the reason of each. */
export type Counts = { passed: number; failed: number; again: number; skipped: string[] }

type VitestTest = { status: string; meta: { skipped?: string } }
type VitestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number; testResults: { assertionResults: VitestTest[] }[] }
type PlaywrightTest = { status: string; annotations: { type: string; description?: string }[] }
type PlaywrightSuite = { specs: { tests: PlaywrightTest[] }[]; suites?: PlaywrightSuite[] }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[]; suites: PlaywrightSuite[] }

const NO_REASON = 'no reason given'

const testsIn = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightTest[] => [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsIn)]

const ofPlaywright = ({ stats: { expected, unexpected, flaky }, errors, suites }: PlaywrightReport): Counts => ({
  passed: expected + flaky,
  failed: unexpected + errors.length,
  again: flaky,
  skipped: suites.flatMap(testsIn).filter(({ status }) => status === 'skipped').map(({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? NO_REASON),
})

const ofVitest = ({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }: VitestReport): Counts => ({
  passed: numPassedTests,
  failed: numFailedTests || Math.sign(numFailedTestSuites),
  again: 0,
  skipped: testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ meta }) => meta.skipped ?? NO_REASON),
})

/** The counts of a report. A test file that could not be loaded counts as one failure, and so does a missing report. */
export const countsOf = (file: string): Counts => {
  if (!existsSync(file)) return { passed: 0, failed: 1, again: 0, skipped: [] }
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport
  return 'stats' in report ? ofPlaywright(report) : ofVitest(report)
}

/** The reasons, each with its number of skipped tests. */
export const whySkipped = (reasons: string[]): string[] =>
  [...new Set(reasons)].map((reason) => `${reasons.filter((each) => each === reason).length} skipped: ${reason}`)
