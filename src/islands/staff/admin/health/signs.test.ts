import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import type { Health } from '#contracts/api/health.ts'
import { factsOf, signsOf, type Build } from '#islands/staff/admin/health/signs.ts'
import { shortMoment } from '#lib/format.ts'

const NOW = new Date('2026-03-31T12:00:00.000Z')
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString()
/** In the reader's own zone. */
const said = (minutes: number) => shortMoment(before(minutes))
const WELL: Health = {
  at: NOW.toISOString(),
  database: { ms: 3.2, migration: { name: '0005_scheduled_runs', appliedAt: before(600) } }, mail: true,
  waiting: { count: 2, oldest: before(5) }, givenUp: { count: 0, oldest: null },
  lastRun: { hourly: before(70), retention: before(300) }, submissionsToday: 1200, spamToday: 7, sessions: 4,
}
/** Built just after midnight in the firm's zone. */
const BUILD: Build = { version: '0.1.0 (1a2b3c4)', at: before(475) }
const read = (health: Partial<Health>, build = BUILD) => signsOf({ ...WELL, ...health }, build).filter(({ tone }) => tone !== 'green').map(({ name, value, word }) => [name, value, word])

afterEach(() => { vi.useRealTimers() })

it('says nothing but good of a system that is well', () => expect(read({})).toEqual([]))

it.each([['behind', -5], ['ahead, or the state has stood there for as long', 5]])('is judged by the clock of the system: the reader’s may be five hours %s', (_, hours) => {
  vi.useFakeTimers({ now: NOW.getTime() + hours * 60 * 60_000 })
  expect(read({})).toEqual([])
  expect(read({ lastRun: { ...WELL.lastRun, hourly: before(151) } })).toEqual([['Schedule', `${said(151)} (2 hours ago)`, 'Act']])
})

it.each<[Partial<Health>, unknown]>([
  [{ database: { ms: 250, migration: null } }, ['Database', 'answers in 250 ms', 'Check']],
  [{ mail: false }, ['Email', 'no provider', 'Act']],
  [{ lastRun: { ...WELL.lastRun, hourly: before(151) } }, ['Schedule', `${said(151)} (2 hours ago)`, 'Act']],
  [{ lastRun: { ...WELL.lastRun, hourly: null } }, ['Schedule', 'never', 'Act']],
  [{ lastRun: { ...WELL.lastRun, hourly: before(60 * 24 * 8) } }, ['Schedule', said(60 * 24 * 8), 'Act']],
  [{ lastRun: { ...WELL.lastRun, retention: before(60 * 27) } }, ['Deletion of old data', `${said(60 * 27)} (1 day ago)`, 'Check']],
  [{ waiting: { count: 1, oldest: before(91) } }, ['Emails and webhooks waiting', `1, the oldest from ${said(91)} (1 hour ago)`, 'Check']],
  [{ givenUp: { count: 3, oldest: before(60 * 48) } }, ['Given up', `3, the oldest from ${said(60 * 48)} (2 days ago)`, 'Act']],
])('%j is a sign of its own', (health, sign) => expect(read(health)).toEqual([sign]))

it('a build of yesterday is a sign: nothing closes and nothing appears before the next', () =>
  expect(read({}, { ...BUILD, at: before(60 * 27) })).toEqual([['Site built', `${said(60 * 27)} (1 day ago)`, 'Check']]))

it('names parts of the handbook that are there', () => {
  const hints = signsOf({ ...WELL, database: { ms: 250, migration: null } }, BUILD).map(({ hint = '' }) => hint).join('\n')
  const named = [...hints.matchAll(/“([^”]+)” in (docs\/\S+\.md)/g)]
  expect(named).toHaveLength(1)
  for (const [, heading, page] of named) expect(readFileSync(page!, 'utf8')).toContain(`\n## ${heading}\n`)
})

it('tells the facts', () => {
  const facts = factsOf(WELL, BUILD)
  // Not “staff signed in”: somebody with two devices counts twice.
  expect(facts.map(({ name }) => name)).toContain('Staff sessions')
  expect(facts.map(({ value }) => value).slice(0, 5)).toEqual([said(0), '1,200, 7 of them spam', '4', `0005_scheduled_runs, ${said(600)} (10 hours ago)`, '0.1.0 (1a2b3c4)'])
})
