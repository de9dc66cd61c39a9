import { eq } from 'drizzle-orm'
import type { IdentifyRequest, TrackedClient } from '#contracts/identify.ts'
import { foldName } from '#contracts/field-rules.ts'
import { statusesOf } from '#server/clients/history.ts'
import { lookupKey } from '#server/clients/lookup-key.ts'
import type { Db } from '#server/db/client.ts'
import { clients } from '#server/db/schema.ts'
import { networkOf } from '#server/limits/address.ts'
import { orGiveBack, reserve, type Rule } from '#server/limits/service.ts'
import { limits } from '#server/settings.ts'

const rulesFor = (request: IdentifyRequest, address: string): Rule[] => [
  { limit: limits.lookupMissesPerAddress, subject: networkOf(address) },
  { limit: limits.lookupMissesPerName, subject: foldName(request.firstName) },
  { limit: limits.lookupMissesOverall, subject: 'all' },
]

/** Several may share first name and date of birth: the last name may tell them apart. */
const candidates = (db: Db, { firstName, dateOfBirth }: IdentifyRequest) =>
  db
    .select({ id: clients.id, firstName: clients.firstName, lastName: clients.lastName, age: clients.age, status: clients.status })
    .from(clients).where(eq(clients.lookupKey, lookupKey(firstName, dateOfBirth)))

/** None and several look the same (spec section 2). */
const theOne = async (db: Db, request: IdentifyRequest) => {
  const found = await candidates(db, request)
  const wanted = foldName(request.lastName ?? '')
  const [match = null, ...others] = wanted ? found.filter((client) => foldName(client.lastName) === wanted) : found
  return others.length ? null : match
}

/**
 * The one client with this first name and date of birth (and last name, where given), else null (trust row 1). Only
 * misses count against the limits, but a used-up limit refuses hits too, or the refusal would reveal which is which. Each
 * lookup is counted before it is made, so that no burst gets past the limit; a hit is uncounted, and so is a lookup that
 * fails through our fault.
 * @throws 429 after too many misses
 */
export const identify = async (db: Db, request: IdentifyRequest, address: string): Promise<TrackedClient | null> => {
  const giveBack = await reserve(db, rulesFor(request, address))
  const client = await orGiveBack(() => theOne(db, request), giveBack)
  if (!client) return null
  const [history] = await Promise.all([statusesOf(db, client.id), giveBack()])
  const { firstName, lastName, age, status } = client
  return { firstName, lastName, age, status, history }
}
