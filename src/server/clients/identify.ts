import type { IdentifyRequest, TrackedClient } from '#contracts/identify.ts'
import { foldName } from '#contracts/field-rules.ts'
import { lookupKey } from '#server/clients/lookup-key.ts'
import { clientsByLookupKey } from '#server/clients/repository.ts'
import type { Db } from '#server/db/client.ts'
import { consume, requireRoom, type Rule } from '#server/limits/service.ts'
import { limits } from '#server/settings.ts'

const rulesFor = (request: IdentifyRequest, address: string): Rule[] => [
  { limit: limits.lookupMissesPerAddress, subject: address },
  { limit: limits.lookupMissesPerName, subject: foldName(request.firstName) },
  { limit: limits.lookupMissesOverall, subject: 'all' },
]

/**
 * The one client with this first name and date of birth (and last name, where given), else null: none and several
 * look the same (spec section 2; trust row 1). Only misses count against the limits, but a used-up limit refuses
 * hits too: otherwise the refusal itself would tell one from the other.
 * @throws 429 after too many misses
 */
export const identify = async (db: Db, request: IdentifyRequest, address: string): Promise<TrackedClient | null> => {
  const rules = rulesFor(request, address)
  const [found] = await Promise.all([clientsByLookupKey(db, lookupKey(request.firstName, request.dateOfBirth)), requireRoom(db, rules)])
  const lastName = foldName(request.lastName ?? '')
  const matches = lastName ? found.filter((client) => foldName(client.lastName) === lastName) : found
  if (matches.length === 1) return matches[0] ?? null
  await consume(db, rules)
  return null
}
