import type { Context } from 'hono'
import { cors } from 'hono/cors'
import type { FormDeclaration } from '#contracts/forms/declaration.ts'
import { formById } from '#contracts/forms/registry.ts'
import { db } from '#server/db/client.ts'
import { env } from '#server/env.ts'
import { againPage } from '#server/forms/again/page.ts'
import { accepted, nextAddress, wantsPage } from '#server/forms/answer.ts'
import { freshKey, givenKey, nativeKeys } from '#server/forms/key.ts'
import { readBody, type SubmissionBody } from '#server/forms/read-body.ts'
import { receive } from '#server/forms/receive.ts'
import { isSuspect } from '#server/forms/suspicion.ts'
import { mostBytes } from '#server/forms/size.ts'
import { issueTicket } from '#server/forms/ticket.ts'
import { asJson, createApi, type Bindings } from '#server/http/app.ts'
import { mediaType } from '#server/http/body.ts'
import { isOwnOrigin, requireOwnOrigin } from '#server/http/origin.ts'
import { forbidden, notFound } from '#server/http/problems.ts'
import { networkOf } from '#server/limits/address.ts'
import { allows, reserve } from '#server/limits/service.ts'
import { limits } from '#server/settings.ts'

type Asked = Context<Bindings, '/:formId'>
type FindForm = (id: string) => FormDeclaration | undefined

const formOf = (find: FindForm, c: Asked): FormDeclaration => {
  const form = find(c.req.param('formId'))
  if (!form) throw notFound('There is no such form.', 'FORM_NOT_FOUND')
  return form
}

/** What a request states about itself: the key of this filling, and whether it is suspect. */
const senderOf = (c: Asked, form: FormDeclaration, body: SubmissionBody) => {
  const { meta } = body
  const key = givenKey(c.req.header('idempotency-key') || meta['_submission'])
  const byBrowser = wantsPage(c)
  return {
    byBrowser,
    keysOf: (bodyHash: string) => {
      const native = nativeKeys(bodyHash)
      const own = key ?? (byBrowser ? native[0] : freshKey())
      // It may have been stored, and the answer lost: the form sent back keeps the key.
      c.set('filling', { form, body, key: own })
      return { own, native }
    },
    spam: isSuspect(form.id, { gotcha: meta['_gotcha'], ticket: c.req.header('form-ticket') || meta['_ticket'], session: c.req.header('formspree-session-data') }),
  }
}

/**
 * Counts one submission of the sender before anything is read. @returns a function that uncounts it, to call if nothing new
 * was sent; beyond the limit of repeats it does nothing.
 */
const takeOne = async (c: Asked, form: FormDeclaration) => {
  const subject = `${form.id} ${networkOf(c.env.address)}`
  const giveBack = await reserve(db(), [{ limit: limits.submissionsPerFormAndAddress, subject, code: 'BLOCKED' }])
  return async () => { if (await allows(db(), { limit: limits.repeatsPerFormAndAddress, subject })) await giveBack() }
}

const submitTo = (find: FindForm) => async (c: Asked) => {
  requireOwnOrigin(c, env().FORM_ORIGINS)
  const form = formOf(find, c)
  c.set('filling', { form })
  if (form.closed) throw forbidden(form.closed, 'INACTIVE')
  const giveRepeatBack = await takeOne(c, form)
  const body = await readBody(c, mostBytes(form, mediaType(c)))
  c.set('filling', { form, body })
  const { fresh } = await receive(db(), form, body, senderOf(c, form, body))
  if (!fresh) await giveRepeatBack()
  return accepted(c, form.id, nextAddress(body.meta['_next'], new URL(c.req.url).origin))
}

/** There are no projects: the published client can ask for one, and gets an error that says so. */
const noProject = () => { throw notFound('There is no such project.', 'PROJECT_NOT_FOUND') }

const allowHeaders = ['Content-Type', 'Idempotency-Key', 'Form-Ticket', 'Formspree-Client', 'Formspree-Session-Data']

/** `/api/forms/{formId}` and `/f/{formId}`, of the forms that `find` knows: the wire format of the form-collection service (spec section 7). */
export const createFormsApi = (find: FindForm) => {
  const api = createApi(
    (c, problem) => (wantsPage(c) ? againPage(c, problem) : asJson(c, problem)),
    cors({ origin: (origin, c) => (isOwnOrigin(origin, c.req.url, env().FORM_ORIGINS) ? origin : null), allowMethods: ['GET', 'POST'], allowHeaders, exposeHeaders: ['Retry-After', 'X-Request-Id'] }),
  )
  const submit = submitTo(find)
  return api
    .post('/api/forms/:formId', submit)
    .post('/f/:formId', submit)
    .get('/api/forms/:formId/ticket', (c) => c.json({ ticket: issueTicket(formOf(find, c).id) }))
    .post('/p/:project/f/:formId', noProject)
}

export const formsApi = createFormsApi(formById)
