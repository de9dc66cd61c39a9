import { argon2Sync } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashPassword, UNKNOWN_HASH, verifyPassword } from '#server/auth/passwords.ts'

it('a hash is argon2id in PHC form with the figures of threat-model.md, under a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('correct horse battery'), hashPassword('correct horse battery')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(other)
})

it('what stands for the hash of an account that there isn’t takes the same work', async () => {
  const work = (hash: string) => hash.split('$').slice(0, 4)
  expect(work(UNKNOWN_HASH)).toEqual(work(await hashPassword('correct horse battery')))
})

it('verifies the password that made it, however its accents are composed, and no other', async () => {
  const hash = await hashPassword('Zoë’s long password')
  expect(await verifyPassword('Zoë’s long password'.normalize('NFD'), hash)).toBe(true)
  expect(await verifyPassword('Zoe’s long password', hash)).toBe(false)
  expect(await verifyPassword('', hash)).toBe(false)
})

it('verifies a hash by the figures that made it, so that ours can change', async () => {
  const nonce = Buffer.alloc(16, 7)
  const tag = argon2Sync('argon2id', { message: 'correct horse battery', nonce, tagLength: 32, memory: 64, passes: 3, parallelism: 1 })
  const hash = `$argon2id$v=19$m=64,t=3,p=1$${nonce.toString('base64')}$${tag.toString('base64')}`
  expect([await verifyPassword('correct horse battery', hash), await verifyPassword('correct horse', hash)]).toEqual([true, false])
})

it.each(['', 'plain', '$argon2id$v=19$m=19456,t=2,p=1$', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$c2hvcnQ'])(
  'is not deceived, nor brought down, by the hash %j',
  async (hash) => expect(await verifyPassword('anything', hash)).toBe(false),
)
