/** The tables of `#contracts/api` as OpenAPI's paths. */
import { accountRoutes, adminAuthRoutes, internAuthRoutes, judgeAuthRoutes } from '#contracts/api/auth.ts'
import { allRoutes } from '#contracts/api/index.ts'
import type { Route } from '#contracts/api/route.ts'
import { ROLES, type Role } from '#contracts/roles.ts'
import { json, refusals, type Refusal } from '#server/openapi/answers.ts'
import { describe, partsOf } from '#server/openapi/schema.ts'

const schemeOf = (role: Role) => `${role}Token`
/** A bearer token for each role: the `token` that its sign-in answers, good for an hour. */
export const securitySchemes = Object.fromEntries(
  ROLES.map((role) => [schemeOf(role), { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: `The token of the ${role} sign-in; good for one hour.` }]),
)

const securityOf = ({ role }: Route) => (role === 'anyone' ? [] : [{ [schemeOf(role)]: [] }])

const parametersOf = ({ params, query }: Route) => [
  ...(params ? partsOf(params).map(({ name, schema }) => ({ name, in: 'path', required: true, schema })) : []),
  ...(query ? partsOf(query).map(({ name, required, schema }) => ({ name, in: 'query', required, schema })) : []),
]

const refusedByShape = ({ role, params, query, body, method }: Route): Refusal[] => [
  ...(body ?? query ? [400] as const : []),
  ...(body ? [413, 415] as const : []),
  ...(role === 'anyone' ? [] : [401] as const),
  ...(role === 'anyone' && method === 'GET' ? [] : [403] as const),
  ...(params ? [404] as const : []),
  ...(method === 'GET' ? [] : [409, 429] as const),
  ...(body ?? query ? [422] as const : []),
]

/** Refusals of calls without a token or an id: a wrong name or password, an expired link. Not in their rows, which the browser loads. */
const REFUSED_BESIDES = new Map<Route, Refusal[]>([
  [adminAuthRoutes.adminLogin, [401]], [internAuthRoutes.internLogin, [401]], [judgeAuthRoutes.judgeLogin, [401]],
  [accountRoutes.openLink, [404]], [accountRoutes.choosePassword, [404]],
])

/** The statuses with which a call may refuse; any other error is the description's default response. */
export const refusedWith = (route: Route): Refusal[] => [...refusedByShape(route), ...(REFUSED_BESIDES.get(route) ?? [])]

const contentOf = ({ answer }: Route) => ('file' in answer ? { [answer.file]: { schema: { type: 'string', format: 'binary' } } } : json(describe(answer, 'output')))

const operationOf = (name: string, route: Route) => ({
  operationId: name,
  summary: route.summary,
  tags: [route.path.split('/')[2]],
  security: securityOf(route),
  parameters: parametersOf(route),
  ...(route.body ? { requestBody: { required: true, content: json(describe(route.body, 'input')) } } : {}),
  responses: { [route.status ?? 200]: { description: 'Done', content: contentOf(route) }, ...refusals(...refusedWith(route)) },
})

export const callPaths = (): Record<string, Record<string, unknown>> => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, route] of Object.entries(allRoutes)) {
    const path = (paths[route.path] ??= {})
    path[route.method.toLowerCase()] = operationOf(name, route)
  }
  return paths
}
