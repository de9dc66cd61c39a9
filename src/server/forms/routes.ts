import type { Context } from 'hono'
import { cors } from 'hono/cors'
import type { FormDeclaration } from '#contracts/forms/declaration.ts'
import { formById } from '#contracts/forms/registry.ts'
import { db } from '#server/db/client.ts'
import { againPage } from '#server/forms/again/page.ts'
import { accepted, nextAddress, wantsPage } from '#server/forms/answer.ts'
import { freshKey, givenKey, nativeKey } from '#server/forms/key.ts'
import { allowedOrigin, requireOwnOrigin } from '#server/forms/origin.ts'
import { readBody, type SubmissionBody } from '#server/forms/read-body.ts'
import { receive } from '#server/forms/receive.ts'
import { isSuspect } from '#server/forms/suspicion.ts'
import { issueTicket } from '#server/forms/ticket.ts'
import { asJson, createApi, type Bindings } from '#server/http/app.ts'
import { forbidden, notFound } from '#server/http/problems.ts'
import { consume } from '#server/limits/service.ts'
import { limits } from '#server/settings.ts'

type Asked = Context<Bindings, '/:formId'>

const formOf = (c: Asked): FormDeclaration => {
  const form = formById(c.req.param('formId'))
  if (!form) throw notFound('There is no such form.', 'FORM_NOT_FOUND')
  return form
}

/** Who sends it: the key of this filling, and whether anything speaks against it. */
const senderOf = (c: Asked, form: FormDeclaration, { meta }: SubmissionBody) => {
  const key = givenKey(c.req.header('idempotency-key') || meta['_submission'])
  return {
    keyOf: (bodyHash: string) => key ?? (wantsPage(c) ? nativeKey(c.env.address, bodyHash) : freshKey()),
    spam: isSuspect(form.id, { gotcha: meta['_gotcha'], ticket: c.req.header('form-ticket') || meta['_ticket'], session: c.req.header('formspree-session-data') }),
  }
}

const submit = async (c: Asked) => {
  requireOwnOrigin(c)
  const form = formOf(c)
  c.set('filling', { form })
  if (form.closed) throw forbidden(form.closed, 'INACTIVE')
  await consume(db(), [{ limit: limits.submissionsPerFormAndAddress, subject: `${form.id} ${c.env.address}`, code: 'BLOCKED' }])
  const body = await readBody(c)
  c.set('filling', { form, body })
  await receive(db(), form, body, senderOf(c, form, body))
  return accepted(c, nextAddress(body.meta['_next']))
}

const ticket = (c: Asked) => c.json({ ticket: issueTicket(formOf(c).id) })

/** There are no projects: the published client can ask for one, and is told so. */
const noProject = () => { throw notFound('There is no such project.', 'PROJECT_NOT_FOUND') }

const api = createApi((c, problem) => (wantsPage(c) ? againPage(c, problem) : asJson(c, problem)))
const allowHeaders = ['Content-Type', 'Idempotency-Key', 'Form-Ticket', 'Formspree-Client', 'Formspree-Session-Data']
api.use(cors({ origin: (origin, c) => allowedOrigin(origin, c.req.url), allowMethods: ['GET', 'POST'], allowHeaders }))

/** `/api/forms/{formId}` and `/f/{formId}`: the wire format of the form-collection service (spec section 7). */
export const formsApi = api
  .post('/api/forms/:formId', submit)
  .post('/f/:formId', submit)
  .get('/api/forms/:formId/ticket', ticket)
  .post('/p/:project/f/:formId', noProject)
