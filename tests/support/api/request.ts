/** Requests to an API in-process, as the platform hands them over. */
import type { Hono } from 'hono'
import type { Failure } from '#contracts/errors.ts'
import type { Bindings } from '#server/http/app.ts'
import { formsApi } from '#server/forms/routes.ts'
import { usersApi } from '#server/areas/users.ts'

const ADDRESS = '203.0.113.7'

type Sent = { headers?: Record<string, string>; address?: string }

export const send = (api: Hono<Bindings>, path: string, init: RequestInit, address = ADDRESS) =>
  Promise.resolve(api.request(`https://site.test${path}`, init, { address }))

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

export const identify = (body: unknown, { headers, address }: Sent = {}) =>
  send(usersApi, '/api/users/identify', json(body, headers), address)

export const submit = (formId: string, body: unknown, { headers, address }: Sent = {}) =>
  send(formsApi, `/api/forms/${formId}`, json(body, headers), address)

/** Any other request to the forms endpoint: other encodings, methods, addresses. */
export const postForm = (path: string, init: RequestInit) => send(formsApi, path, { method: 'POST', ...init })

export const failureOf = async (response: Response): Promise<Failure> => (await response.json()) as Failure
