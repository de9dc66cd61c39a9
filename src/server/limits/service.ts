/** Rate limits on shared, atomic counters (threat-model.md "Limits"). A rule pairs a limit with the subject that it counts. */
import type { Db } from '#server/db/client.ts'
import { HttpProblem, tooMany, type Code } from '#server/http/problems.ts'
import { keyedHash } from '#server/keyed-hash.ts'
import { countOne, uncountOne, type Counted } from '#server/limits/repository.ts'
import type { Limit } from '#server/settings.ts'

export type Rule = { limit: Limit; subject: string; code?: Code }

/** Seconds until its window ends. */
const left = ({ window }: Counted) => Math.max(1, Math.ceil((Date.parse(window) - Date.now()) / 1000))
const refuse = (rule: Rule, counted: Counted) => tooMany(left(counted), rule.code)
const hashed = (rule: Rule) => keyedHash(rule.limit.name, rule.subject)

/** Counts one, and returns whether it is still within the limit. */
export const allows = async (db: Db, rule: Rule): Promise<boolean> => (await countOne(db, rule.limit, hashed(rule))).count <= rule.limit.max

/**
 * The result of `work`. If it fails through our fault, nothing was tried: what was reserved for it is given back, as far
 * as possible. A refusal stays counted. `work` must not fail after it has decided right or wrong: whoever could make it
 * fail then would have a free try.
 */
export const orGiveBack = async <T>(work: () => T | Promise<T>, giveBack: () => Promise<unknown>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof HttpProblem)) await giveBack().catch(() => undefined)
    throw error
  }
}

/**
 * Counts one for every rule before the work that it limits, so that no more than `max` can run at once, and returns a
 * function that uncounts it. Rules apply in order: what the first refuses is not counted for the next. A refusal leaves
 * nothing counted.
 * @throws 429 where a rule's limit is used up
 */
export const reserve = async (db: Db, rules: Rule[]): Promise<() => Promise<void>> => {
  const taken: Counted[] = []
  const giveBack = async () => { await Promise.all(taken.splice(0).map((counted) => uncountOne(db, counted))) }
  for (const rule of rules) {
    const counted = await orGiveBack(() => countOne(db, rule.limit, hashed(rule)), giveBack)
    taken.push(counted)
    if (counted.count <= rule.limit.max) continue
    await giveBack()
    throw refuse(rule, counted)
  }
  return giveBack
}
