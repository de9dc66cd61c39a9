/** Time-based codes (RFC 6238) as every authenticator app knows them: SHA-1, six digits, 30 seconds. */
import { Secret, TOTP } from 'otpauth'
import { site } from '#site/config.ts'

const PERIOD_S = 30
/** A code of the previous or next step is accepted too: clocks differ. */
const WINDOW = 1
const FIGURES = { algorithm: 'SHA1', digits: 6, period: PERIOD_S } as const

export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The `otpauth://` address in the QR code. */
export const uriOf = (secret: string, email: string): string =>
  new TOTP({ ...FIGURES, issuer: site.name, label: email, secret: Secret.fromBase32(secret) }).toString()

/** The time step for which `code` is right, nothing where it is wrong. */
export const stepOf = (secret: string, code: string): number | undefined => {
  const timestamp = Date.now()
  const totp = new TOTP({ ...FIGURES, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

/** The typed code without spaces; nothing if it isn't a code of an app. */
export const sixDigits = (typed: string): string | undefined => /^\d{6}$/.exec(typed.replace(/\s/g, ''))?.[0]
