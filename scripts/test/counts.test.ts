import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { countsOf, whySkipped } from './counts.ts'

const count = (report: unknown) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'counts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'report.json')
  if (report) writeFileSync(file, JSON.stringify(report))
  return countsOf(file)
}

const fileOf = (...statuses: string[]) => ({ assertionResults: statuses.map((status) => ({ status, meta: { skipped: 'no lamp' } })) })
const specOf = (status: string) => ({ tests: [{ status, annotations: [{ type: 'slow' }, { type: 'skip', description: 'no lamp' }] }] })

it.each([
  ['tests of Vitest', { numPassedTests: 7, numFailedTests: 2, numFailedTestSuites: 3, testResults: [] }, { passed: 7, failed: 2, again: 0, skipped: [] }],
  ['a file that Vitest could not load, as one failure', { numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 2, testResults: [] }, { passed: 7, failed: 1, again: 0, skipped: [] }],
  ['what Vitest skipped, and why', { numPassedTests: 1, numFailedTests: 0, numFailedTestSuites: 0, testResults: [fileOf('passed', 'skipped'), fileOf('skipped'), { assertionResults: [{ status: 'skipped', meta: {} }, { status: 'todo', meta: {} }] }] }, { passed: 1, failed: 0, again: 0, skipped: ['no lamp', 'no lamp', 'no reason given', 'no reason given'] }],
  ['tests of Playwright, and which passed at the second try', { stats: { expected: 5, unexpected: 1, flaky: 2 }, errors: [], suites: [] }, { passed: 7, failed: 1, again: 2, skipped: [] }],
  ['what Playwright skipped, and why', { stats: { expected: 1, unexpected: 0, flaky: 0 }, errors: [], suites: [{ specs: [specOf('expected'), specOf('skipped')], suites: [{ specs: [specOf('skipped')] }] }] }, { passed: 1, failed: 0, again: 0, skipped: ['no lamp', 'no lamp'] }],
  ['an error outside any test', { stats: { expected: 5, unexpected: 0, flaky: 0 }, errors: [{}], suites: [] }, { passed: 5, failed: 1, again: 0, skipped: [] }],
  ['a report that was never written, as a failure', undefined, { passed: 0, failed: 1, again: 0, skipped: [] }],
])('counts %s', (_, report, counts) => expect(count(report)).toEqual(counts))

it('says how many were skipped for which reason', () => {
  expect(whySkipped([])).toEqual([])
  expect(whySkipped(['no lamp', 'no oil', 'no lamp'])).toEqual(['2 skipped: no lamp', '1 skipped: no oil'])
})
