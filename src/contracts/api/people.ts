/** Interns and judges as the admin sees them (spec sections 2, 3, 5, 7, 8). */
import * as z from 'zod/mini'
import { listAnswer, listQuery } from '#contracts/api/list.ts'
import { byId, done, moment, routes } from '#contracts/api/route.ts'
import { emailAddress } from '#contracts/field-rules.ts'

/** `invited` has no password yet; `inactive` can't sign in. */
export const ACCOUNT_STATES = ['active', 'invited', 'inactive'] as const

const account = () => ({ _id: z.uuid(), email: z.string(), state: z.enum(ACCOUNT_STATES), createdAt: moment })
/** An intern; `clients` counts those allocated to them. */
const user = z.lazy(() => z.object({ ...account(), clients: z.int() }))
/** A judge; `evaluations` counts those that count: one for each venture that they have scored and declared no interest in. */
const judge = z.lazy(() => z.object({ ...account(), evaluations: z.int() }))

/** `id` is chosen by the sender: a browser whose line breaks before the answer sends by itself once more, and that adds the one account. */
export const newAccount = z.lazy(() => z.strictObject({ id: z.optional(z.uuid()), email: emailAddress().check(z.toLowerCase()) }))

/** `link` is there if the mail was not sent, or not soon enough; also in a local run, where mails are files. */
const invitation = z.lazy(() => z.object({ sent: z.boolean(), link: z.optional(z.string()), expiresAt: moment }))

const filters = () => ({ state: z.optional(z.enum(ACCOUNT_STATES)) })
/** `id` selects one intern, wherever in the list. */
export const usersQuery = listQuery(['email', 'clients', 'createdAt'], () => ({ ...filters(), id: z.optional(z.uuid()) }))
export const judgesQuery = listQuery(['email', 'evaluations', 'createdAt'], filters)

export const peopleRoutes = routes({
  getUsers: { method: 'GET', path: '/api/admin/get-users', role: 'admin', summary: 'Interns, newest first', query: usersQuery, answer: listAnswer(user) },
  getJudges: { method: 'GET', path: '/api/admin/get-judges', role: 'admin', summary: 'Judges, newest first', query: judgesQuery, answer: listAnswer(judge) },
  addUser: {
    method: 'POST', path: '/api/admin/add-user', role: 'admin', summary: 'Add an intern and send an invitation', body: newAccount, status: 201,
    answer: z.lazy(() => z.object({ data: user, invitation })),
  },
  addJudge: {
    method: 'POST', path: '/api/admin/add-judge', role: 'admin', summary: 'Add a judge and send an invitation', body: newAccount, status: 201,
    answer: z.lazy(() => z.object({ data: judge, invitation })),
  },
  inviteAgain: {
    method: 'POST', path: '/api/admin/account/{id}/invite', role: 'admin', summary: 'Send the invitation of an account without a password again; earlier links end',
    params: byId, answer: z.lazy(() => z.object({ invitation })),
  },
  resetPassword: {
    method: 'POST', path: '/api/admin/account/{id}/reset', role: 'admin', summary: 'Send the owner of an account a link to choose a new password; earlier links end, the password stays until then',
    params: byId, answer: z.lazy(() => z.object({ invitation })),
  },
  setActive: {
    method: 'PUT', path: '/api/admin/account/{id}', role: 'admin', summary: 'Deactivate an intern or judge, ending every session, or activate again',
    params: byId, body: z.lazy(() => z.strictObject({ active: z.boolean() })), answer: done,
  },
})

export type User = z.infer<typeof user>
export type Judge = z.infer<typeof judge>
export type NewAccount = z.output<typeof newAccount>
export type Invitation = z.infer<typeof invitation>
