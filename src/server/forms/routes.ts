import { cors } from 'hono/cors'
import { formById } from '#contracts/forms/registry.ts'
import { db } from '#server/db/client.ts'
import { accepted, nextAddress, refusedPage, wantsPage } from '#server/forms/answer.ts'
import { allowedOrigin, requireOwnOrigin } from '#server/forms/origin.ts'
import { readBody } from '#server/forms/read-body.ts'
import { receive, submissionKey } from '#server/forms/receive.ts'
import { asJson, createApi, type Bindings } from '#server/http/app.ts'
import { forbidden, notFound } from '#server/http/problems.ts'
import { consume } from '#server/limits/service.ts'
import { limits } from '#server/settings.ts'
import type { Context } from 'hono'

const submit = async (c: Context<Bindings, '/:formId'>) => {
  requireOwnOrigin(c)
  const form = formById(c.req.param('formId'))
  if (!form) throw notFound('There is no such form.', 'FORM_NOT_FOUND')
  if (form.closed) throw forbidden(form.closed, 'INACTIVE')
  await consume(db(), [{ limit: limits.submissionsPerFormAndAddress, subject: `${form.id} ${c.env.address}`, code: 'BLOCKED' }])
  const body = await readBody(c)
  await receive(db(), form, body, submissionKey(c.req.header('idempotency-key') || body.meta['_submission']))
  return accepted(c, nextAddress(body.meta['_next']))
}

const api = createApi((c, problem) => (wantsPage(c) ? refusedPage(c, problem) : asJson(c, problem)))
api.use(cors({ origin: (origin, c) => allowedOrigin(origin, c.req.url), allowMethods: ['POST'], allowHeaders: ['Content-Type', 'Idempotency-Key', 'Formspree-Client', 'Formspree-Session-Data'] }))

/** `/api/forms/{formId}` and `/f/{formId}`: the wire format of the form-collection service (spec section 7). */
export const formsApi = api.post('/api/forms/:formId', submit).post('/f/:formId', submit)
