/** Clients (spec sections 3, 4, 5, 7; decisions "Tracking and clients"). */
import * as z from 'zod/mini'
import { listAnswer, listQuery } from '#contracts/api/list.ts'
import { byId, moment, routes } from '#contracts/api/route.ts'
import { CLIENT_STATUSES } from '#contracts/client-status.ts'
import { birthDate, DATE_FORMAT, OLDEST } from '#contracts/birth-date.ts'
import { LENGTHS, requiredLine, tooLong } from '#contracts/field-rules.ts'
import { IDENTIFY_PATH, identifyAnswer, identifyRequest } from '#contracts/identify.ts'

export const YOUNGEST = 1
const AGE_TOO_LOW = `Age must be at least ${YOUNGEST}`
const AGE_TOO_HIGH = 'Age must be less than 120'
const FIRST_NAME_REQUIRED = 'First name is required'
const LAST_NAME_REQUIRED = 'Last name is required'
const STATUS_REQUIRED = 'Status is required'
export const INTERN_REQUIRED = 'Please choose an active intern'
export const NOTHING_ASKED = 'Please give a status, an intern or a note'

const status = z.lazy(() => z.enum(CLIENT_STATUSES, STATUS_REQUIRED))
const note = z.lazy(() => z.optional(z.string().check(z.trim(), z.maxLength(LENGTHS.text, tooLong(LENGTHS.text)))))
/** The version that was read. If it is given, a client saved meanwhile is not overwritten: 409. */
const version = z.lazy(() => z.optional(z.int32().check(z.minimum(1))))

/** What the client form sends (spec section 5). Non-numeric age input becomes 0 before it gets here. */
const clientFields = () => ({
  firstName: requiredLine(FIRST_NAME_REQUIRED),
  middleName: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(LENGTHS.name, tooLong(LENGTHS.name))))),
  lastName: requiredLine(LAST_NAME_REQUIRED),
  // An age with more digits than a number holds is too high as well.
  age: z.int({ error: ({ code }) => (code === 'too_big' ? AGE_TOO_HIGH : AGE_TOO_LOW) }).check(z.minimum(YOUNGEST, AGE_TOO_LOW), z.maximum(OLDEST, AGE_TOO_HIGH)),
  status,
  dateOfBirth: z.string(DATE_FORMAT).check(...birthDate()),
})
/** `id` is chosen by the sender: a retry after a lost answer makes no second client. */
export const newClient = z.lazy(() => z.strictObject({ id: z.optional(z.uuid()), ...clientFields(), note }))
const clientEdit = z.lazy(() => z.strictObject({ ...clientFields(), note, version }))

const shown = () => ({
  _id: z.uuid(),
  firstName: z.string(),
  middleName: z.nullable(z.string()),
  lastName: z.string(),
  age: z.int(),
  status: z.string(),
  /** YYYY-MM-DD without a zone; null is shown as N/A. */
  dateOfBirth: z.nullable(z.string()),
  /** The intern to whom the client is allocated. */
  user: z.object({ _id: z.uuid(), email: z.string() }),
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
})
const client = z.lazy(() => z.object(shown()))

/** One entry of a client's history: a status, who set it, when, and why. */
const clientEvent = z.lazy(() => z.object({
  _id: z.uuid(),
  status: z.string(),
  /** Null where the status stayed as it was (a note, a reallocation), and at the beginning. */
  previousStatus: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Who made the change. */
  by: z.string(),
  /** The new intern, if the client was reallocated. */
  allocatedTo: z.nullable(z.string()),
  createdAt: moment,
}))

const SORTS = ['lastName', 'firstName', 'age', 'status', 'dateOfBirth', 'createdAt', 'updatedAt'] as const
const statusFilter = () => ({ status: z.optional(z.enum(CLIENT_STATUSES)) })
const ownClientsQuery = listQuery(SORTS, statusFilter)
export const clientsQuery = listQuery(SORTS, () => ({ ...statusFilter(), user: z.optional(z.uuid()) }))
const saved = z.lazy(() => z.object({ data: client }))
const DIRECTIONS = ['status', 'user', 'note'] as const
/** What an admin does to a client: a status, another intern, a note, or several of them at once. */
const clientDirection = z.lazy(() => z
  .strictObject({ status: z.optional(status), user: z.optional(z.uuid(INTERN_REQUIRED)), note, version })
  .check(z.refine((asked) => DIRECTIONS.some((name) => asked[name]), NOTHING_ASKED), z.meta({ anyOf: DIRECTIONS.map((name) => ({ required: [name], properties: { [name]: { pattern: '\\S' } } })) })))
/** Another client of the same names and date of birth. */
const namesake = z.lazy(() => z.object({ _id: z.uuid(), status: z.string(), user: z.object({ _id: z.uuid(), email: z.string() }), createdAt: moment }))
/** `namesakes`: clients of the same names and birthday, which the public lookup can't tell apart and so doesn't find; an intern sees only their own. */
const wholeClient = z.lazy(() => z.object({ ...shown(), history: z.array(clientEvent), namesakes: z.array(namesake) }))
const whole = z.lazy(() => z.object({ data: wholeClient }))

export const trackingRoutes = routes({
  identify: { method: 'POST', path: IDENTIFY_PATH, role: 'anyone', summary: 'The public status lookup', body: identifyRequest, answer: identifyAnswer },
})

export const ownClientRoutes = routes({
  ownClients: { method: 'GET', path: '/api/users/client', role: 'intern', summary: 'The intern’s own clients, newest first', query: ownClientsQuery, answer: listAnswer(client) },
  ownClient: { method: 'GET', path: '/api/users/client/{id}', role: 'intern', summary: 'One of the intern’s clients with its history and namesakes', params: byId, answer: whole },
  createClient: { method: 'POST', path: '/api/users/create-client', role: 'intern', summary: 'Add a client', body: newClient, status: 201, answer: saved },
  editClient: { method: 'PUT', path: '/api/users/client/{id}', role: 'intern', summary: 'Save a client', params: byId, body: clientEdit, answer: saved },
})

/** Served by `server/exports`, with every other export. */
export const ownClientExportRoutes = routes({
  exportOwnClients: { method: 'GET', path: '/api/users/export', role: 'intern', summary: 'The intern’s own clients as CSV, as filtered and sorted', query: ownClientsQuery, answer: { file: 'text/csv' } },
})

export const clientRoutes = routes({
  getClients: { method: 'GET', path: '/api/admin/get-clients', role: 'admin', summary: 'Every client, newest first', query: clientsQuery, answer: listAnswer(client) },
  getClient: { method: 'GET', path: '/api/admin/client/{id}', role: 'admin', summary: 'One client with its history and namesakes', params: byId, answer: whole },
  directClient: {
    method: 'PUT', path: '/api/admin/client/{id}', role: 'admin', summary: 'Set any status, allocate to another intern, or add a note',
    params: byId, body: clientDirection, answer: saved,
  },
})

export type Client = z.infer<typeof client>
export type ClientEvent = z.infer<typeof clientEvent>
export type Namesake = z.infer<typeof namesake>
export type WholeClient = z.infer<typeof wholeClient>
export type NewClient = z.output<typeof newClient>
export type ClientEdit = z.output<typeof clientEdit>
export type ClientDirection = z.output<typeof clientDirection>
export type ClientsQuery = z.output<typeof clientsQuery>
