/** The session is checked once more in the statement that writes: if it ends after the first check, nothing is written (trust row 4). */
import { describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Session } from '#server/auth/sessions.ts'
import { newLink } from '#server/auth/links.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { secondFactorOf } from '#server/auth/second-factor/repository.ts'
import { beginSecondFactor, confirmSecondFactor } from '#server/auth/second-factor/service.ts'
import { refusalOf } from '#server/clients/refusal.ts'
import { steerClient } from '#server/clients/write.ts'
import { db } from '#server/db/client.ts'
import { accountLinks, accounts, audit, clientEvents, clients } from '#server/db/schema.ts'
import { linkAgain } from '#server/people/invite.ts'
import { setActive } from '#server/people/set-active.ts'
import { addAccount, addSession } from '../../support/api/staff.ts'

const PASSWORD = 'a lantern on the row'
const admin = await addAccount('admin')
/** A session that was valid when the call began, and has ended since. */
const ended = async (account = admin): Promise<Session> => ({ id: (await addSession(account, new Date())).id, accountId: account.id, role: 'admin', email: account.email })
const trailOf = (subject: string) => db().$count(audit, eq(audit.subjectId, subject))

describe('a session that has just ended', () => {
  it.each([[false, true], [true, false]])('does not set an account’s active to %s', async (wanted, present) => {
    const judge = await addAccount('judge', { active: present })
    await expect(setActive(db(), await ended(), judge.id, wanted)).rejects.toMatchObject({ status: 401 })
    expect(await db().select({ active: accounts.active, version: accounts.tokenVersion }).from(accounts).where(eq(accounts.id, judge.id))).toEqual([{ active: present, version: judge.tokenVersion }])
    expect(await trailOf(judge.id)).toBe(0)
  })

  it.each([['invitation', undefined], ['reset', 'x']] as const)('makes no link (%s), and ends none', async (purpose, passwordHash) => {
    const intern = await addAccount('intern', { passwordHash })
    const { hash, expiresAt } = newLink(purpose)
    await db().insert(accountLinks).values({ secretHash: hash, accountId: intern.id, purpose, expiresAt })
    await expect(linkAgain(db(), await ended(), purpose, intern.id, 'https://site.test/')).rejects.toMatchObject({ status: 401 })
    expect(await db().select({ hash: accountLinks.secretHash }).from(accountLinks).where(eq(accountLinks.accountId, intern.id))).toEqual([{ hash }])
    expect(await trailOf(intern.id)).toBe(0)
  })

  it('neither begins nor confirms a second factor, whatever is begun already', async () => {
    const owner = await addAccount('admin', { passwordHash: await hashPassword(PASSWORD) })
    const { secret } = await beginSecondFactor(db(), { ...(await ended(owner)), id: (await addSession(owner)).id }, PASSWORD)
    const begun = await secondFactorOf(db(), owner.id)
    await expect(beginSecondFactor(db(), await ended(owner), PASSWORD)).rejects.toMatchObject({ status: 401 })
    await expect(confirmSecondFactor(db(), await ended(owner), new TOTP({ secret: Secret.fromBase32(secret) }).generate())).rejects.toMatchObject({ status: 401 })
    expect(await secondFactorOf(db(), owner.id)).toEqual(begun)
  })

  it('moves no client, and writes nothing into its history', async () => {
    const [owner, other] = [await addAccount('intern'), await addAccount('intern')]
    const [client] = await db().insert(clients).values({ firstName: 'Ada', lastName: 'Byron', age: 35, status: 'Pending', ownerId: owner.id }).returning()
    expect(await steerClient(db(), await ended(), client!.id, { status: 'Approved', user: other.id, note: 'Because.' })).toBeUndefined()
    expect(await refusalOf(db(), { id: client!.id, version: undefined, user: other.id })).toMatchObject({ status: 401 })
    expect(await db().select().from(clients).where(eq(clients.id, client!.id))).toEqual([client])
    expect([await db().$count(clientEvents, eq(clientEvents.clientId, client!.id)), await trailOf(client!.id)]).toEqual([0, 0])
  })
})
