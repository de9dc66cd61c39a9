import { staff } from '../../support/api/staff.ts'
import { lookupKey } from '#server/clients/lookup-key.ts'
import { db } from '#server/db/client.ts'
import { clients } from '#server/db/schema.ts'

export const ADA = { firstName: 'Ada', lastName: 'Byron', age: 35, status: 'Evidence Mapping', dateOfBirth: '1990-12-10' } as const
export type Intern = { token: string; clientId: string }

/** An intern who is signed in, with a client of theirs. */
export const newIntern = async (): Promise<Intern> => {
  const { id, token } = await staff('intern')
  const [client] = await db().insert(clients).values({ ...ADA, ownerId: id, lookupKey: lookupKey(ADA.firstName, ADA.dateOfBirth) }).returning({ id: clients.id })
  return { token, clientId: client!.id }
}
