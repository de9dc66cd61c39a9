import { describe, expect, it, onTestFinished } from 'vitest'
import { seal, unseal } from '#server/auth/second-factor/seal.ts'
import { env } from '#server/env.ts'

describe('a sealed secret', () => {
  it('is another every time, and opens for its owner alone', () => {
    expect(seal('secret', 'owner')).not.toBe(seal('secret', 'owner'))
    expect(unseal(seal('secret', 'owner'), 'owner')).toBe('secret')
    expect(() => unseal(seal('secret', 'owner'), 'another')).toThrow()
  })

  it('is opened under the previous key while the key is changed, and not without it', () => {
    const before = env().SEAL_KEY
    const sealed = seal('secret', 'owner')
    Object.assign(env(), { SEAL_KEY: 'another key of at least thirty-two characters' })
    onTestFinished(() => { Object.assign(env(), { SEAL_KEY: before, SEAL_KEY_PREVIOUS: undefined }) })
    expect(() => unseal(sealed, 'owner')).toThrow()
    Object.assign(env(), { SEAL_KEY_PREVIOUS: before })
    expect(unseal(sealed, 'owner')).toBe('secret')
    expect(unseal(seal('secret', 'owner'), 'owner')).toBe('secret')
  })

  it('that was altered anywhere is refused', () => {
    const sealed = Buffer.from(seal('secret', 'owner'), 'base64url')
    for (let i = 0; i < sealed.length; i++) {
      const altered = Buffer.from(sealed)
      altered[i]! ^= 1
      expect(() => unseal(altered.toString('base64url'), 'owner')).toThrow()
    }
    expect(() => unseal(sealed.subarray(0, -1).toString('base64url'), 'owner')).toThrow()
  })
})
