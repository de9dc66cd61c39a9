/** Endpoints without a route table: the forms (docs/forms-wire.md), health, and this description itself. */
import type { Field, FormDeclaration } from '#contracts/forms/declaration.ts'
import { allForms } from '#contracts/forms/registry.ts'
import { schemaOf } from '#contracts/forms/schema.ts'
import { formTicket, submissionAccepted } from '#contracts/submission.ts'
import { json, refusals, refusalsOfForm } from '#server/openapi/answers.ts'
import { describe, type JsonSchema } from '#server/openapi/schema.ts'

const filesOf = (form: FormDeclaration): Field[] => form.fields.filter(({ type }) => type === 'file')
const fileOf = ({ hint }: Field) => ({ type: 'string', format: 'binary', description: hint })

/** One form's fields, with the values of its options. */
const bodyOf = (form: FormDeclaration): JsonSchema => {
  const { properties, required = [], ...rest } = describe(schemaOf(form), 'input') as { properties: Record<string, JsonSchema>; required?: string[] }
  const choices = Object.fromEntries(form.fields.filter(({ type }) => type === 'select').map(({ name, options = [] }) => [name, { type: 'string', enum: options.map(({ value }) => value) }]))
  const files = filesOf(form)
  return {
    ...rest, title: form.id,
    properties: { ...properties, ...choices, ...Object.fromEntries(files.map((field) => [field.name, fileOf(field)])) },
    required: [...required, ...files.filter((field) => field.required).map(({ name }) => name)],
  }
}

const text = { type: 'string' }
const withoutFiles = allForms.filter((form) => filesOf(form).length === 0)
const formId = { name: 'formId', in: 'path', required: true, schema: { type: 'string', enum: allForms.map(({ id }) => id) } }
const header = (name: string, description: string) => ({ name, in: 'header', required: false, schema: { type: 'string' }, description })

const submit = (operationId: string) => ({
  operationId, tags: ['forms'], security: [], summary: 'Send a form; the body is that of the form named in the path',
  parameters: [
    formId,
    header('Idempotency-Key', 'The same key with the same body is stored once; with another body it is refused'),
    header('Form-Ticket', 'When the form was opened, from `/api/forms/{formId}/ticket`; a forged or too young one makes the submission suspect, none does not'),
  ],
  requestBody: {
    required: true,
    content: {
      ...json({ anyOf: withoutFiles.map(bodyOf) }),
      'application/x-www-form-urlencoded': { schema: { anyOf: withoutFiles.map(bodyOf) } },
      'multipart/form-data': { schema: { anyOf: allForms.map(bodyOf) } },
    },
  },
  responses: {
    200: { description: 'Stored', content: json(describe(submissionAccepted, 'output')) },
    303: { description: 'Stored, for a browser that posts the form itself (`Accept` has text/html and no JSON)', headers: { Location: { description: '`_next`, or the thank-you page', schema: text } } },
    ...refusalsOfForm(400, 403, 404, 413, 415, 422, 429),
  },
})

const ok = (description: string, properties: JsonSchema) => ({ description, content: json({ type: 'object', properties }) })
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
      responses: { 200: ok('It does', { ok: { const: true }, database: text, mail: text }), 503: ok('It can’t be reached, or only reads', { ok: { const: false }, database: text }), ...refusals() },
    },
  },
  '/api/openapi.json': {
    get: { operationId: 'openapi', tags: ['service'], security: [], summary: 'This description', responses: { 200: ok('OpenAPI 3.1', {}), ...refusals() } },
  },
}
