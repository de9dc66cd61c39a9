import { compileErrors, validate } from '@readme/openapi-parser'
import { beforeAll, expect, it } from 'vitest'
import { allRoutes } from '#contracts/api/index.ts'
import { fieldsOf } from '#contracts/api/route.ts'
import { allForms } from '#contracts/forms/registry.ts'
import { formsApi } from '#server/forms/routes.ts'
import { healthApi } from '#server/health/api.ts'
import { openapiApi } from '#server/openapi/api.ts'
import { send } from '../../support/api/request.ts'

type Operation = {
  operationId: string; summary: string; security: Record<string, string[]>[]
  parameters?: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: { required?: string[]; additionalProperties?: boolean; anyOf?: { title: string }[] } }> }
  responses: Record<string, { content?: Record<string, { schema: { properties?: Record<string, unknown> } }>; $ref?: string }>
}
type Description = { openapi: string; paths: Record<string, Record<string, Operation>> }
let text: string
let api: Description
beforeAll(async () => {
  const answer = await send(openapiApi, '/api/openapi.json', { method: 'GET' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
  text = await answer.text()
  api = JSON.parse(text) as Description
})
const operation = (path: string, method = 'get') => api.paths[path]![method]!

it('may be kept for five minutes, and is not sent again to whoever has it', async () => {
  const { headers } = await send(openapiApi, '/api/openapi.json', { method: 'GET' })
  const again = await send(openapiApi, '/api/openapi.json', { method: 'GET', headers: { 'if-none-match': headers.get('etag')! } })
  expect([headers.get('cache-control'), again.status, await again.text()]).toEqual(['public, max-age=300', 304, ''])
})

it('is valid OpenAPI 3.1', async () => {
  expect(api.openapi).toBe('3.1.0')
  const result = await validate(JSON.parse(text) as Parameters<typeof validate>[0])
  expect(result.valid || compileErrors(result)).toBe(true)
})

it.each(Object.entries(allRoutes))('describes %s with its role, its parameters, its body and its answer', (name, route) => {
  const described = operation(route.path, route.method.toLowerCase())
  expect(described).toMatchObject({ operationId: name, summary: route.summary })
  expect(described.security).toEqual(route.role === 'anyone' ? [] : [{ [`${route.role}Token`]: [] }])
  const given = [route.params, route.query].flatMap((schema) => (schema ? Object.keys(fieldsOf(schema)) : []))
  expect(described.parameters?.map((parameter) => parameter.name)).toEqual(given)
  expect(Boolean(described.requestBody)).toBe(Boolean(route.body))
  const success = described.responses[route.status ?? 200]!
  expect(Object.keys(success.content!)).toEqual(['file' in route.answer ? route.answer.file : 'application/json'])
  if (route.role !== 'anyone') expect(described.responses).toMatchObject({ 401: {}, 403: {} })
})

it('describes every endpoint that is served besides', () => {
  const served = [...formsApi.routes, ...healthApi.routes, ...openapiApi.routes].filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/p/'))
  for (const { method, path } of served) expect(operation(path.replace(/:(\w+)/g, '{$1}'), method.toLowerCase()), path).toBeDefined()
})

it('says what a list takes, in words of its own contract', () => {
  const { parameters } = operation('/api/admin/get-clients')
  const by = (name: string) => parameters!.find((parameter) => parameter.name === name)
  expect(by('pageSize')).toEqual({ name: 'pageSize', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 100 } })
  expect(by('sort')!.schema).toMatchObject({ type: 'string', enum: expect.arrayContaining(['createdAt', '-createdAt']) as string[] })
  expect(by('user')!.schema).toMatchObject({ type: 'string', format: 'uuid' })
  expect(operation('/api/admin/client/{id}').parameters).toMatchObject([{ name: 'id', in: 'path', required: true, schema: { format: 'uuid' } }])
})

it('says of a field with two names that either will do', () => {
  const loan = operation('/f/{formId}', 'post').requestBody!.content['application/json']!.schema.anyOf!.find(({ title }) => title === 'loan')
  expect(loan).toMatchObject({ allOf: [{ anyOf: [{ required: ['Amount'] }, { required: ['amount'] }] }, { anyOf: [{ required: ['Reason for loan'] }, { required: ['reason'] }] }] })
})

it('says that a body takes nothing else', () => {
  expect(operation('/api/users/login', 'post').requestBody!.content['application/json']!.schema).toMatchObject({ required: ['email', 'password'], additionalProperties: false })
})

it.each(['/api/forms/{formId}', '/f/{formId}'])('describes what a browser gets that posts a form to %s itself', (path) => {
  const { responses } = operation(path, 'post')
  expect(responses).toMatchObject({ 303: { headers: { Location: {} } } })
  for (const status of [400, 403, 404, 413, 415, 422, 429, 'default']) expect(Object.keys(responses[status]!.content!)).toEqual(['application/json', 'text/html'])
})

it('describes each form by the media types that can carry it: a resume needs multipart', () => {
  const { content } = operation('/api/forms/{formId}', 'post').requestBody!
  const forms = (type: string) => content[type]!.schema.anyOf!.map(({ title }) => title)
  expect(forms('multipart/form-data')).toEqual(allForms.map(({ id }) => id))
  expect(forms('application/json')).toEqual(allForms.filter(({ fields }) => fields.every(({ type }) => type !== 'file')).map(({ id }) => id))
})
