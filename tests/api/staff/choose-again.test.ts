/** A password that is chosen again under the id that its sender chose, as a browser does by itself where its line breaks before the answer. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accountRoutes } from '#contracts/api/auth.ts'
import { peopleRoutes } from '#contracts/api/people.ts'
import { db } from '#server/db/client.ts'
import { accounts, audit } from '#server/db/schema.ts'
import { OVER, PASSWORD, choose, invite, login, open, outcome, token } from '../../support/api/account-links.ts'
import { ask } from '../../support/api/staff.ts'

const chooseAs = (id: string, secret: string, password = PASSWORD) => ask(accountRoutes.choosePassword, { body: { id, secret, password } })
const DONE = [200, { data: { role: 'intern' } }]

it('is chosen once, and answered as the first time', async () => {
  const [{ secret, id, email }, press] = [await invite(), randomUUID()]
  for (let i = 0; i < 3; i++) expect(await outcome(await chooseAs(press, secret))).toEqual(DONE)
  expect((await login(email)).status).toBe(200)
  const [account] = await db().select().from(accounts).where(eq(accounts.id, id))
  expect(account!.tokenVersion).toBe(2)
  expect(await db().$count(audit, eq(audit.subjectId, id))).toBe(2)
})

it('is chosen once by several at once', async () => {
  const [{ secret }, press] = [await invite(), randomUUID()]
  expect(await Promise.all(Array.from({ length: 5 }, async () => outcome(await chooseAs(press, secret))))).toEqual(Array(5).fill(DONE))
})

it('tells nobody else whether a password is the one that was chosen: a used link is over to every other id, and to none', async () => {
  const [{ secret }, press] = [await invite(), randomUUID()]
  await chooseAs(press, secret)
  expect([await outcome(await chooseAs(randomUUID(), secret)), await outcome(await choose(secret)), await outcome(await open(secret))]).toEqual([OVER, OVER, OVER])
  const other = await invite()
  expect(await outcome(await chooseAs(press, other.secret))).toEqual(DONE)
})

it('is over with another password, which would be dropped without a word', async () => {
  const [{ secret, email }, press] = [await invite(), randomUUID()]
  await chooseAs(press, secret)
  expect(await outcome(await chooseAs(press, secret, 'another lantern there'))).toEqual(OVER)
  expect((await login(email)).status).toBe(200)
})

it('is over where the account has been shut out since', async () => {
  const [{ secret, id }, press] = [await invite(), randomUUID()]
  await chooseAs(press, secret)
  for (const active of [false, true]) await ask(peopleRoutes.setActive, { token, params: { id }, body: { active } })
  expect(await outcome(await chooseAs(press, secret))).toEqual(OVER)
})

it.each(['', 'mine', 7, null])('has no id but a UUID: %j is refused', async (id) => {
  expect((await ask(accountRoutes.choosePassword, { body: { id, secret: 'A'.repeat(43), password: PASSWORD } })).status).toBe(422)
})
