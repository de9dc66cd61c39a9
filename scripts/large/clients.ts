/** Clients with their histories. */
import { chanceOf, idOf, type Chance } from './chance.ts'
import { nameOf } from './names.ts'
import { DECIDED_STATUSES, OFFERED_STATUSES, type ClientStatus } from '#contracts/client-status.ts'
import { lookupKey } from '#server/clients/lookup-key.ts'
import { searchWords } from '#server/db/search.ts'

const DAY = 86_400_000
const YEAR = 365.2425 * DAY
const NOTES = ['Documents received and complete.', 'Waiting for two letters of recommendation.', 'Evidence of the last project is still missing.', 'Called back; wants to file before the summer.', 'Translation of the diploma checked.', 'Second reader has no objections.']

/** A client's statuses: up to three of the offered ones in their order, then often a decision. */
const pathOf = (chance: Chance): ClientStatus[] => {
  const offered = OFFERED_STATUSES.filter(() => chance.happens(0.45)).slice(0, 3)
  const decided = chance.happens(0.5) || !offered.length
  return decided ? [...offered, chance.pick(['Approved', ...DECIDED_STATUSES] as const)] : offered
}

type Owners = readonly string[]

/** Everything about a client, derived from `index`, the owners and `today`; rows and history entries are made from it. */
const lifeOf = (index: number, owners: Owners, today: Date) => {
  const chance = chanceOf('client', index)
  const ageInDays = Math.floor(chance.whole(18 * 365, 80 * 365))
  const createdAt = chance.momentBefore(today, 3 * 365)
  return {
    name: nameOf(chance), ownerId: owners[index % owners.length]!, createdAt, path: pathOf(chance),
    bornOn: chance.happens(0.01) ? null : new Date(today.getTime() - ageInDays * DAY).toISOString().slice(0, 10), age: Math.floor((ageInDays * DAY) / YEAR),
    /** The time between two statuses, so that all fit between the client's creation and today. */
    stepMs: Math.min(30 * DAY, today.getTime() - createdAt.getTime()) / 5, chance,
  }
}

const rowOf = (index: number, owners: Owners, today: Date) => {
  const { name, ownerId, createdAt, path, bornOn, age, stepMs } = lifeOf(index, owners, today)
  return {
    id: idOf('client', index), ...name, age, status: path.at(-1)!, dateOfBirth: bornOn, lookupKey: bornOn ? lookupKey(name.firstName, bornOn) : null, ownerId,
    version: path.length, search: searchWords(name.firstName, name.middleName, name.lastName), createdAt, updatedAt: new Date(createdAt.getTime() + stepMs * (path.length - 1)),
  }
}

const eventsOf = (index: number, owners: Owners, today: Date) => {
  const { ownerId, createdAt, path, stepMs, chance } = lifeOf(index, owners, today)
  return path.map((status, step) => ({
    id: idOf('event', index * 4 + step), clientId: idOf('client', index), accountId: ownerId, status, previousStatus: path[step - 1] ?? null,
    note: chance.happens(0.3) ? chance.pick(NOTES) : null, createdAt: new Date(createdAt.getTime() + stepMs * step),
  }))
}

export const largeClients = function* (count: number, owners: Owners, today: Date) {
  for (let index = 0; index < count; index++) yield rowOf(index, owners, today)
}

/** One to four entries for each of `largeClients`. */
export const largeEvents = function* (count: number, owners: Owners, today: Date) {
  for (let index = 0; index < count; index++) yield* eventsOf(index, owners, today)
}
