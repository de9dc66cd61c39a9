import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, it, onTestFinished, vi } from 'vitest'
import { healthRoutes, type Health } from '#contracts/api/health.ts'
import { db } from '#server/db/client.ts'
import { outbox, runs, sessions, submissions } from '#server/db/schema.ts'
import { hourly } from '#server/hourly.ts'
import { retain } from '#server/retention/run.ts'
import { database as embedded } from '../../support/api/embedded-database.ts'
import { withoutIds } from '../../support/api/ids.ts'
import { addSession, ask, staff } from '../../support/api/staff.ts'
import { CONTACT } from '../../support/api/submissions.ts'

const HOUR = 3_600_000
const add = async (more: Partial<typeof submissions.$inferInsert> = {}) =>
  (await db().insert(submissions).values({ formId: 'contact', data: CONTACT, idempotencyKey: randomUUID(), bodyHash: 'x', ...more }).returning())[0]!.id
const state = async (): Promise<Health> => {
  const answer = await ask(healthRoutes.systemHealth, { token: (await staff('admin')).token })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { data: Health }).data
}

it('tells an empty system: the database answers, the last migration is that of the folder, nothing has run yet', async () => {
  const { at, database, ...rest } = await state()
  expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000)
  expect(database.ms).toBeGreaterThan(0)
  expect(database.migration!.name).toBe(readdirSync('netlify/database/migrations').filter((name) => name.endsWith('.sql')).sort().at(-1)!.replace('.sql', ''))
  expect(rest).toEqual({
    mail: true, waiting: { count: 0, oldest: null }, givenUp: { count: 0, oldest: null }, lastRun: { hourly: null, retention: null }, submissionsToday: 0, spamToday: 0, sessions: 1,
  })
})

it('counts what waits and what was given up, each with its oldest', async () => {
  const at = (hours: number) => new Date(Date.now() - hours * HOUR)
  const submissionId = await add({ createdAt: at(50) })
  const rows = { notify: { createdAt: at(3), nextAttemptAt: at(-9) }, acknowledge: { createdAt: at(9), abandonedAt: at(1) }, webhook: { createdAt: at(20), deliveredAt: at(20) } }
  for (const [kind, row] of Object.entries(rows)) await db().insert(outbox).values({ submissionId, kind: kind as 'notify', ...row })
  const { waiting, givenUp, submissionsToday } = await state()
  expect([waiting.count, givenUp.count, submissionsToday]).toEqual([1, 1, 0])
  expect(Math.abs(Date.parse(waiting.oldest!) - at(3).getTime())).toBeLessThan(60_000)
  expect(Math.abs(Date.parse(givenUp.oldest!) - at(9).getTime())).toBeLessThan(60_000)
})

it('counts today’s submissions, and the spam among them', async () => {
  // The clock stands, the embedded database's too, so that the day doesn't change.
  vi.useFakeTimers({ toFake: ['Date'] })
  // In a database whose own day is another.
  await embedded.exec("set time zone 'Pacific/Auckland'")
  onTestFinished(async () => {
    vi.useRealTimers()
    await embedded.exec('reset time zone')
  })
  const midnight = new Date().setUTCHours(0, 0, 0, 0)
  await add({ createdAt: new Date(midnight) })
  await add({ spam: true })
  for (const spam of [false, true]) await add({ spam, createdAt: new Date(midnight - 1) })
  expect(await state()).toMatchObject({ submissionsToday: 2, spamToday: 1 })
})

it('counts the sessions that let somebody in, and no other', async () => {
  const before = (await state()).sessions
  const [person, gone] = [await staff('judge'), await staff('intern', { active: false })]
  await addSession(person, new Date(Date.now() - 1000))
  const revoked = await addSession(person)
  await db().update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.id, revoked.id))
  expect(gone.active).toBe(false)
  expect((await state()).sessions).toBe(before + 2)
})

it('tells when each schedule last came to its end', async () => {
  const began = Date.now() - 1000
  await hourly()
  expect((await state()).lastRun).toEqual({ hourly: expect.any(String) as string, retention: null })
  await retain()
  await db().update(runs).set({ endedAt: new Date(0) })
  await hourly()
  const { lastRun } = await state()
  expect([Date.parse(lastRun.hourly!) > began, lastRun.retention]).toEqual([true, new Date(0).toISOString()])
})

it.each([['is not there', 'rename to elsewhere', 'elsewhere rename to migrations'], ['has other columns', 'rename applied_at to at', 'migrations rename at to applied_at']])('tells no migration where the platform’s table of them %s', async (_, change, back) => {
  await embedded.exec(`alter table netlify.migrations ${change}`)
  onTestFinished(async () => { await embedded.exec(`alter table netlify.${back}`) })
  expect((await state()).database.migration).toBeNull()
})

it('tells that no mail goes out where production has no provider', async () => {
  for (const name of ['SITE_LOCAL', 'NETLIFY_DEV', 'NETLIFY_LOCAL']) vi.stubEnv(name, '')
  onTestFinished(() => { vi.unstubAllEnvs() })
  expect((await state()).mail).toBe(false)
})

it('names nobody', async () => {
  expect(withoutIds(JSON.stringify(await state()))).not.toMatch(/@|ada|byron/i)
})
