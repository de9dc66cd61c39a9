/** Bearer tokens (trust row 3): a signed statement of role, account and session. Whether it is accepted is decided by the session's row. */
import { createHash, createSecretKey, hash, type KeyObject } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { ROLES, SESSION_MS, type Role } from '#contracts/roles.ts'
import { env } from '#server/env.ts'
import { site } from '#site/config.ts'

const ALGORITHM = 'HS256'
const TYPE = 'at+jwt'
const MAX_AGE_S = SESSION_MS / 1000
/** The clocks of two hosts differ. The exact hour is the session row's, by the database's clock. */
const CLOCKS_DIFFER_S = 5

const sha256 = (text: string) => hash('sha256', text, 'buffer')
/** 256 bits, however long the secret; the id is a hash of the hash, and reveals nothing of the key. */
const keyOf = (secret: string) => {
  const bytes = sha256(secret)
  return { kid: createHash('sha256').update('kid').update(bytes).digest('base64url').slice(0, 8), key: createSecretKey(bytes) }
}

/** The key that signs, and the one that still verifies while keys are changed. */
const liveKeys = () => [env().TOKEN_KEY, env().TOKEN_KEY_PREVIOUS].filter((secret) => secret !== undefined).map(keyOf)

const keyById = (kid: string | undefined): KeyObject => {
  const found = liveKeys().find((key) => key.kid === kid)
  if (!found) throw new errors.JWKSNoMatchingKey()
  return found.key
}

const id = z.uuid()
const isId = (claim: string | undefined): claim is string => id.safeParse(claim).success

type TokenClaims = { role: Role; accountId: string; sessionId: string }

/** A token of one hour from `issuedAt`, for one role. */
export const issueToken = ({ role, accountId, sessionId }: TokenClaims, issuedAt = new Date()): Promise<string> => {
  const [{ kid, key }] = liveKeys() as [ReturnType<typeof keyOf>]
  const seconds = Math.floor(issuedAt.getTime() / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid })
    .setIssuer(site.origin).setAudience(role).setSubject(accountId).setJti(sessionId).setIssuedAt(seconds).setExpirationTime(seconds + MAX_AGE_S)
    .sign(key)
}

/** Verifies algorithm, key, type, issuer, audience, age and claims. @returns nothing for an invalid token */
const verify = async (token: string): Promise<Verified | undefined> => {
  const verified = await jwtVerify(token, (header) => keyById(header.kid), {
    algorithms: [ALGORITHM], typ: TYPE, issuer: site.origin, audience: [...ROLES], maxTokenAge: MAX_AGE_S, clockTolerance: CLOCKS_DIFFER_S, requiredClaims: ['iss', 'aud', 'sub', 'jti', 'iat', 'exp'],
  }).catch((error: unknown) => {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  })
  if (!verified) return undefined
  const { aud, sub, jti, iat = 0, exp = 0 } = verified.payload
  const role = ROLES.find((one) => one === aud)
  return role && isId(sub) && isId(jti) ? { claims: { role, accountId: sub, sessionId: jti }, endsAt: Math.min(exp, iat + MAX_AGE_S) * 1000 } : undefined
}

type Verified = { claims: TokenClaims; endsAt: number }
/** A page makes many calls with one token, so verified tokens are cached until they expire; at most so many. */
const REMEMBERED = 1000
const remembered = new Map<string, Verified>()

const remember = (token: string, verified: Verified): void => {
  const [oldest] = remembered.keys()
  if (remembered.size >= REMEMBERED && oldest !== undefined) remembered.delete(oldest)
  remembered.set(token, verified)
}

/** The claims of a valid token; nothing for any other. Whether its session still lives is checked by `liveSession`. */
export const readToken = async (token: string): Promise<TokenClaims | undefined> => {
  const known = remembered.get(token)
  if (known && known.endsAt > Date.now()) return known.claims
  remembered.delete(token)
  const verified = await verify(token)
  if (verified) remember(token, verified)
  return verified?.claims
}
