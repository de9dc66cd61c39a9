/** Rate limits on shared, atomic counters (trust.md "Limits"). A rule pairs a limit with the subject that it counts. */
import type { Db } from '#server/db/client.ts'
import { tooMany } from '#server/http/problems.ts'
import { keyedHash } from '#server/keyed-hash.ts'
import { countOne, currentCount } from '#server/limits/repository.ts'
import type { Limit } from '#server/settings.ts'

export type Rule = { limit: Limit; subject: string; code?: string }

const refuse = (rule: Rule) => tooMany(Math.ceil(rule.limit.windowMs / 1000), rule.code)
const hashed = (rule: Rule) => keyedHash(rule.limit.name, rule.subject)

/** Counts one for every rule. @throws 429 once a rule's limit is passed. */
export const consume = async (db: Db, rules: Rule[]): Promise<void> => {
  const counts = await Promise.all(rules.map((rule) => countOne(db, rule.limit, hashed(rule))))
  rules.forEach((rule, i) => { if ((counts[i] ?? 0) > rule.limit.max) throw refuse(rule) })
}

/** @throws 429 where a rule's limit is used up already; counts nothing. */
export const requireRoom = async (db: Db, rules: Rule[]): Promise<void> => {
  const counts = await Promise.all(rules.map((rule) => currentCount(db, rule.limit, hashed(rule))))
  rules.forEach((rule, i) => { if ((counts[i] ?? 0) >= rule.limit.max) throw refuse(rule) })
}
