/** Ventures are matched by names that were folded when they were stored: a new rule for folding means that all must be folded again. */
import { asc, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '#server/db/client.ts'
import { audit, conflicts, evaluations } from '#server/db/schema.ts'
import { rekeyVentures } from '#server/evaluations/rekey.ts'
import { declare, interests, ranking, score } from '../../support/api/judging.ts'
import { runCommand } from '../../support/api/run-command.ts'
import { staff } from '../../support/api/staff.ts'

const admin = await staff('admin')
const [one, two, three] = await Promise.all([staff('judge'), staff('judge'), staff('judge')])

/** Restores the keys of an earlier `foldName`, which folded the capital sharp s to the small one: each spelling was a venture of its own, with its own revisions. */
const foldAsBefore = async () => {
  await db().update(evaluations).set({ ventureKey: 'voß' }).where(eq(evaluations.ventureName, 'VOẞ'))
  await db().update(conflicts).set({ ventureKey: 'voß' }).where(eq(conflicts.ventureName, 'VOẞ'))
  await db().execute(sql`update ${evaluations} set revision = 1 where venture_name = 'VOẞ'`)
  await db().execute(sql`update ${evaluations} set revision = 2 where venture_name = 'Voß' and revision = 3`)
}
const ventures = async () => (await ranking(admin.token)).map(({ ventureKey, mean, evaluations: count, conflicts: declared }) => ({ ventureKey, mean, count, declared }))

it('what was stored under another way to fold is one venture again: the latest score counts, an interest blocks', async () => {
  await score(one.token, 'Voß', 30)
  await score(one.token, 'VOẞ', 40)
  await score(one.token, 'Voß', 35)
  await score(two.token, 'Voß', 50)
  await score(three.token, 'Harvest Loop', 20)
  await foldAsBefore()
  await declare(two.token, 'VOẞ')
  await declare(three.token, 'VOẞ', 'My sister founded it.')
  await db().update(conflicts).set({ ventureKey: 'voß' })
  await declare(three.token, 'Voß', 'I hold shares in it.')
  expect(await ventures()).toEqual([
    { ventureKey: 'voss', mean: 42.5, count: 2, declared: 1 }, { ventureKey: 'voß', mean: 40, count: 1, declared: 2 }, { ventureKey: 'harvest loop', mean: 20, count: 1, declared: 0 },
  ])

  expect(await runCommand('scripts/rekey.ts', [])).toEqual({ code: 0, said: expect.stringContaining('Matched with their ventures again: 1 evaluation, 1 declared interest.') as string })

  expect(await ventures()).toEqual([{ ventureKey: 'voss', mean: 35, count: 1, declared: 2 }, { ventureKey: 'harvest loop', mean: 20, count: 1, declared: 0 }])
  const own = await db().select({ sum: evaluations.sumOfAllCategory, revision: evaluations.revision }).from(evaluations).where(eq(evaluations.judgeId, one.id)).orderBy(asc(evaluations.createdAt))
  expect(own).toEqual([{ sum: 30, revision: 1 }, { sum: 40, revision: 2 }, { sum: 35, revision: 3 }])
  expect((await interests(three.token)).map(({ reason }) => reason)).toEqual(['I hold shares in it.'])
  expect(await db().select({ details: audit.details }).from(audit).where(eq(audit.action, 'venture.rekey'))).toEqual([{ details: { evaluations: 1, interests: 1 } }])
})

it('the next score goes on from there, and once more there is nothing to do', async () => {
  await score(one.token, 'VOẞ', 45)
  expect(await db().$count(evaluations, eq(evaluations.revision, 4))).toBe(1)
  expect(await rekeyVentures(db())).toEqual({ evaluations: 0, interests: 0 })
  expect(await ventures()).toMatchObject([{ ventureKey: 'voss', mean: 45 }, {}])
})
