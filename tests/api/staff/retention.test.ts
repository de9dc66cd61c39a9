/** Nothing is kept for ever (trust row 12): submissions for 24 months, their files for 12. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import retain from '../../../netlify/functions/retain.ts'
import { db } from '#server/db/client.ts'
import { audit, outbox, runs, submissionFiles, submissionNotes, submissions } from '#server/db/schema.ts'
import { deleteExpired } from '#server/retention/delete.ts'
import { database } from '../../support/api/embedded-database.ts'
import { forgetSubmissions } from '../../support/api/rows.ts'
import { runCommand } from '../../support/api/run-command.ts'
import { addAccount } from '../../support/api/staff.ts'
import { APPLICATION } from '../../support/api/submissions.ts'

const NOW = new Date('2026-03-31T12:00:00.000Z')
const FORM = 'career-business-development-specialist'

/** Adds a submission of this time, with a file and a notice. */
const add = async (at: string, { formId = FORM, file = true } = {}) => {
  const [row] = await db().insert(submissions).values({ formId, data: APPLICATION, idempotencyKey: randomUUID(), bodyHash: 'x', createdAt: new Date(at) }).returning()
  if (file) await db().insert(submissionFiles).values({ submissionId: row!.id, field: 'resume', name: at, type: 'application/pdf', size: 1, content: Buffer.from('x') })
  await db().insert(outbox).values({ submissionId: row!.id, kind: 'notify' })
  return row!.id
}
const left = async () => ({
  submissions: (await db().select().from(submissions)).map(({ createdAt }) => createdAt.toISOString()).sort(),
  files: (await db().select().from(submissionFiles)).map(({ name }) => name).sort(),
})
const lines = async () => (await db().select().from(audit)).filter(({ action }) => action === 'retention.delete').map(({ details }) => details)

beforeEach(() => forgetSubmissions())

describe('trust row 12: what is older than declared goes, and nothing younger', () => {
  it('a submission after 24 months, its file after 12; what came at the very moment stays', async () => {
    const days = [
      '2024-03-31T11:59:59.999Z', '2024-03-31T12:00:00.000Z', '2024-03-31T12:00:00.001Z',
      '2025-03-31T11:59:59.999Z', '2025-03-31T12:00:00.000Z', '2026-03-31T11:59:59.999Z',
    ]
    for (const day of days) await add(day)
    expect(await deleteExpired(db(), { now: NOW })).toEqual({ submissions: 1, files: 3 })
    expect(await left()).toEqual({ submissions: days.slice(1), files: days.slice(4) })
    expect(await db().$count(outbox)).toBe(5)
  })

  it('a month is the calendar’s: what came on 29 February goes after 28 February two years on', async () => {
    await add('2024-02-29T10:00:00.000Z')
    expect(await deleteExpired(db(), { now: new Date('2026-02-28T10:00:00.000Z') })).toEqual({ submissions: 0, files: 1 })
    expect(await deleteExpired(db(), { now: new Date('2026-03-01T10:00:00.000Z') })).toEqual({ submissions: 1, files: 0 })
  })

  it('whatever its state: spam, done, noted on, or of a form that no longer exists', async () => {
    const { id: accountId } = await addAccount('admin')
    const noted = await add('2020-01-01T00:00:00.000Z')
    await db().insert(submissionNotes).values({ submissionId: noted, accountId, text: 'Call back' })
    await add('2020-01-01T00:00:00.000Z', { formId: 'career-long-gone' })
    await db().update(submissions).set({ spam: true, state: 'done' })
    expect(await deleteExpired(db(), { now: NOW })).toEqual({ submissions: 2, files: 0 })
    expect(await Promise.all([submissions, submissionFiles, submissionNotes, outbox].map((table) => db().$count(table)))).toEqual([0, 0, 0, 0])
  })

  it.each([
    [5, 3, [{ submissions: 2, files: 2 }, { submissions: 2, files: 1 }, { submissions: 1, files: 0 }]],
    [3, 5, [{ submissions: 2, files: 2 }, { submissions: 1, files: 2 }, { submissions: 0, files: 1 }]],
  ])('in batches, %i submissions and %i files, each with a line of its counts in the trail; where nothing goes there is none', async (old, files, batches) => {
    const told = (await lines()).length
    for (let i = 0; i < old; i += 1) await add(`2020-01-0${i + 1}T00:00:00.000Z`, { file: false })
    for (let i = 0; i < files; i += 1) await add(`2025-01-0${i + 1}T00:00:00.000Z`)
    expect(await deleteExpired(db(), { now: NOW, batch: 2 })).toEqual({ submissions: old, files })
    expect((await lines()).slice(told)).toEqual(batches)
    expect(await deleteExpired(db(), { now: NOW })).toEqual({ submissions: 0, files: 0 })
    expect(await lines()).toHaveLength(told + 3)
  })

  it('nothing goes without its line: where the trail can’t be written, all of it stays', async () => {
    await add('2020-01-01T00:00:00.000Z')
    await database.exec('alter table audit rename to audit_away')
    await expect(deleteExpired(db(), { now: NOW })).rejects.toThrow()
    await database.exec('alter table audit_away rename to audit')
    expect(await db().$count(submissions)).toBe(1)
  })

  it('by the daily schedule, which notes that it ran', async () => {
    await add('2020-01-01T00:00:00.000Z')
    await add(new Date().toISOString())
    await retain()
    expect(await db().$count(submissions)).toBe(1)
    expect((await db().select().from(runs)).map(({ job }) => job)).toEqual(['retention'])
  })

  it('by `npm run schedule -- nightly` where the platform has no schedules; a job by another name is refused', async () => {
    await add('2020-01-01T00:00:00.000Z')
    await db().delete(runs)
    for (const job of ['nightly', 'hourly']) expect(await runCommand('scripts/schedule.ts', [job])).toMatchObject({ code: 0 })
    expect(await db().$count(submissions)).toBe(0)
    expect((await db().select().from(runs)).map(({ job }) => job).sort()).toEqual(['hourly', 'retention'])
    expect(await runCommand('scripts/schedule.ts', ['weekly'])).toMatchObject({ code: 1, said: expect.stringContaining('npm run schedule') as string })
  })
})
