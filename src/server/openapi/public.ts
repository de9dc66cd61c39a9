/** Endpoints without a route table: the forms (docs/forms-wire.md), health, and this description itself. */
import { allForms } from '#contracts/forms/registry.ts'
import { formTicket, submissionAccepted } from '#contracts/submission.ts'
import { json, refusals, refusalsOfForm } from '#server/openapi/answers.ts'
import { formContent } from '#server/openapi/forms.ts'
import { describe, text, type JsonSchema } from '#server/openapi/schema.ts'

const formId = { name: 'formId', in: 'path', required: true, schema: { type: 'string', enum: allForms.map(({ id }) => id) } }
const header = (name: string, description: string) => ({ name, in: 'header', required: false, schema: { type: 'string' }, description })

const submit = (operationId: string) => ({
  operationId, tags: ['forms'], security: [], summary: 'Send a form; the body is that of the form named in the path',
  parameters: [
    formId,
    header('Idempotency-Key', 'The same key with the same body is stored once; with another body it is refused'),
    header('Form-Ticket', 'When the form was opened, from `/api/forms/{formId}/ticket`; a forged or too young one makes the submission suspect, none does not'),
  ],
  requestBody: { required: true, content: formContent },
  responses: {
    200: { description: 'Stored', content: json(describe(submissionAccepted, 'output')) },
    303: { description: 'Stored, for a browser that posts the form itself (`Accept` has text/html and no JSON)', headers: { Location: { description: '`_next`, or the thank-you page', schema: text } } },
    ...refusalsOfForm(400, 403, 404, 413, 415, 422, 429),
  },
})

const ok = (description: string, properties: JsonSchema, required = Object.keys(properties)) => ({ description, content: json({ type: 'object', properties, required }) })
export const publicPaths = {
  '/api/forms/{formId}': { post: submit('submitForm') },
  '/f/{formId}': { post: submit('submitFormShort') },
  '/api/forms/{formId}/ticket': {
    get: {
      operationId: 'formTicket', tags: ['forms'], security: [], summary: 'When this form was opened, signed', parameters: [formId],
      responses: { 200: { description: 'A ticket', content: json(describe(formTicket, 'output')) }, ...refusals(404) },
    },
  },
  '/api/health': {
    get: {
      operationId: 'health', tags: ['service'], security: [], summary: 'Whether the database answers, and whether mail can be sent',
      responses: { 200: ok('It does', { ok: { const: true }, database: text, mail: text }, ['ok', 'database']), 503: ok('It can’t be reached, or only reads', { ok: { const: false }, database: text }), ...refusals() },
    },
  },
  '/api/openapi.json': {
    get: { operationId: 'openapi', tags: ['service'], security: [], summary: 'This description', responses: { 200: ok('OpenAPI 3.1', {}), 304: { description: 'As it was: its ETag is that of `If-None-Match`' }, ...refusals() } },
  },
}
