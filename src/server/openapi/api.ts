/** `GET /api/openapi.json`: the whole API, described from the tables and forms that serve it. */
import { etag } from 'hono/etag'
import { asJson, createApi } from '#server/http/app.ts'
import { components } from '#server/openapi/answers.ts'
import { callPaths, securitySchemes } from '#server/openapi/calls.ts'
import { publicPaths } from '#server/openapi/public.ts'
import { site } from '#site/config.ts'

const TAGS = {
  admin: 'The admin’s portal', users: 'The intern’s portal, and the public status lookup', judge: 'The judge’s portal',
  account: 'Invitations and forgotten passwords', forms: 'The public forms', service: 'The service itself',
}

const describeApi = () => ({
  openapi: '3.1.0',
  info: { title: `${site.name} API`, version: '1.0.0', description: 'Lists answer whole, up to 10,000 rows, without parameters; with any of them a page and its `meta`. Every failure of what is described here has one shape; an address that is not may be answered with a page.' },
  servers: [{ url: '/' }],
  tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  paths: { ...callPaths(), ...publicPaths },
  components: { ...components, securitySchemes },
})

let described: ReturnType<typeof describeApi> | undefined
export const openapiApi = createApi(asJson, etag()).get('/api/openapi.json', (c) => c.json((described ??= describeApi()), 200, { 'cache-control': 'public, max-age=300' }))
