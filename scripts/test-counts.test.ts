import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { countsOf } from './test-counts.ts'

const count = (report: unknown) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'counts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'report.json')
  if (report) writeFileSync(file, JSON.stringify(report))
  return countsOf(file)
}

it.each([
  ['tests of Vitest', { numPassedTests: 7, numFailedTests: 2, numFailedTestSuites: 3 }, { passed: 7, failed: 2, again: 0 }],
  ['a file that Vitest could not load, as one failure', { numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 2 }, { passed: 7, failed: 1, again: 0 }],
  ['tests of Playwright, and which passed at the second try', { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 4 }, errors: [] }, { passed: 7, failed: 1, again: 2 }],
  ['an error outside any test', { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{}] }, { passed: 5, failed: 1, again: 0 }],
  ['a report that was never written, as a failure', undefined, { passed: 0, failed: 1, again: 0 }],
])('counts %s', (_, report, counts) => expect(count(report)).toEqual(counts))
