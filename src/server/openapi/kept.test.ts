/** What the description allows is not refused. Read from the description, so that a new call or form is tried as well. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { allRoutes } from '#contracts/api/index.ts'
import { allForms } from '#contracts/forms/registry.ts'
import { checkForm } from '#contracts/forms/schema.ts'
import { named } from '#server/forms/named.ts'
import { openapiApi } from '#server/openapi/api.ts'
import { described, type Json } from '../../../tests/support/api/described.ts'
import { SEED } from '../../../tests/support/api/seed.ts'

type Content = Record<string, { schema: Json & { title?: string } }>
type Operation = { parameters?: { name: string; in: string; schema: Json }[]; requestBody?: { content: Content } }
const { paths } = (await (await openapiApi.request('/api/openapi.json')).json()) as { paths: Record<string, Record<string, Operation>> }

const each = (json: Json, keeps: (value: Record<string, unknown>) => void) => {
  fc.assert(fc.property(described(json), (value) => { keeps(value as Record<string, unknown>) }), { seed: SEED, numRuns: 50 })
}
const asTexts = (fields: Record<string, unknown>) => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))

it.each(Object.entries(allRoutes))('by %s', (_, { path, method, body, query }) => {
  const { parameters = [], requestBody } = paths[path]![method.toLowerCase()]!
  if (body) each(requestBody!.content['application/json']!.schema, (sent) => { expect(body.safeParse(sent).error).toBeUndefined() })
  const properties = Object.fromEntries(parameters.filter((one) => one.in === 'query').map(({ name, schema }) => [name, schema]))
  if (query) each({ type: 'object', properties }, (sent) => { expect(query.safeParse(asTexts(sent)).error).toBeUndefined() })
})

it.each(allForms)('by the form $id', (form) => {
  const { schema } = paths['/f/{formId}']!['post']!.requestBody!.content['multipart/form-data']!
  each(schema.anyOf!.find((one: Json & { title?: string }) => one.title === form.id)!, (sent) => { expect(checkForm(form, named(form, asTexts(sent)))).toMatchObject({ ok: true }) })
})
