/** What is put under load: the bare handlers, an authenticated read, a submission. */
import { randomUUID } from 'node:crypto'
import type { Target } from './fire.ts'
import { BARE_FUNCTION, BARE_HANDLER, BARE_READ, BARE_WRITE, CLIENT_ADDRESS, type Site } from '../site.ts'
import { CONTACT } from '../../support/api/submissions.ts'
import { staff } from '../../support/api/staff.ts'
import { clientRoutes } from '#contracts/api/clients.ts'
import { issueTicket } from '#server/forms/ticket.ts'

const json = { 'content-type': 'application/json' }

/** A new address for each visitor, because the limit of 30 submissions per form and address applies here too. */
const addresses = (): (() => string) => {
  let visitor = 0
  return () => `10.${(++visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`
}

export const bareTarget = ({ bare }: Site): Target => ({ name: 'bare handler', url: bare, request: () => ({ method: 'GET', path: BARE_HANDLER }) })
export const bareReadTarget = ({ bare }: Site): Target => ({ name: 'bare read', url: bare, request: () => ({ method: 'GET', path: BARE_READ }) })
export const bareWriteTarget = ({ bare }: Site): Target => ({ name: 'bare write', url: bare, request: () => ({ method: 'POST', path: BARE_WRITE, headers: json, body: JSON.stringify(CONTACT) }) })

export const bareFunctionTarget = ({ origin }: Site): Target => ({ name: 'bare function', url: origin, request: () => ({ method: 'GET', path: BARE_FUNCTION }) })

/** A page of ten of all clients, as the admin's dashboard asks for it. */
export const readTarget = async ({ origin }: Site): Promise<Target> => {
  const { token } = await staff('admin')
  const headers = { authorization: `Bearer ${token}` }
  return { name: 'authenticated read', url: origin, ratio: 0.2, like: 'bare read', request: () => ({ method: 'GET', path: `${clientRoutes.getClients.path}?page=1`, headers }) }
}

/** Contact forms that were open for a minute, each with a key of its own from an address of its own. */
export const submissionTarget = ({ origin }: Site): Target => {
  const nextAddress = addresses()
  const ticket = issueTicket('contact', Date.now() - 60_000)
  const headers = () => ({ ...json, 'form-ticket': ticket, 'idempotency-key': randomUUID(), [CLIENT_ADDRESS]: nextAddress() })
  return { name: 'submission', url: origin, ratio: 0.1, like: 'bare write', request: () => ({ method: 'POST', path: '/api/forms/contact', headers: headers(), body: JSON.stringify(CONTACT) }) }
}
