import { describe, expect, it, onTestFinished } from 'vitest'
import { verifyPassword } from '#server/auth/passwords.ts'
import { db } from '#server/db/client.ts'
import { accounts, clients, evaluations, submissions } from '#server/db/schema.ts'
import { postings } from '#contracts/forms/postings.generated.ts'
import { seed } from '../../scripts/seed.ts'
import { identify } from '../support/request.ts'

const counts = async () => Promise.all([accounts, clients, evaluations, submissions].map((table) => db().$count(table)))

describe('the demo data', () => {
  it('is refused where the database is not local, before anything is written', async () => {
    delete process.env.SITE_LOCAL
    onTestFinished(() => { process.env.SITE_LOCAL = 'true' })
    await expect(seed()).rejects.toThrow('local database only')
    expect(await counts()).toEqual([0, 0, 0, 0])
  })

  it('is seeded once: six accounts, 24 clients, 18 evaluations, submissions of every form', async () => {
    await seed()
    const once = await counts()
    expect(once.slice(0, 3)).toEqual([6, 24, 18])
    expect(await db().$count(submissions)).toBeGreaterThanOrEqual(3 * (4 + postings.filter((posting) => !posting.resume).length))
    await seed()
    expect(await counts()).toEqual(once)
  })

  it('holds Ada Byron, found by anyone who knows her birthday', async () => {
    const answer = await identify({ firstName: 'Ada', dateOfBirth: '1990-12-10' })
    expect(await answer.json()).toMatchObject({ data: { lastName: 'Byron', status: 'Approved' } })
  })

  it('lets its staff in by the password that the README names', async () => {
    const rows = await db().select().from(accounts)
    const admin = rows.find((row) => row.username === 'admin')!
    expect(admin.email).toMatch(/^admin@/)
    expect(await verifyPassword(`${admin.email.split('@')[1]!.split('.')[0]!}-demo`, admin.passwordHash!)).toBe(true)
  })
})
