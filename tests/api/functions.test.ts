/** What each function tells the platform (docs/deploying.md): it gets no request for an address that it doesn't declare, and no run of a schedule that it doesn't. */
import { readdirSync } from 'node:fs'
import type { Hono } from 'hono'
import { expect, it } from 'vitest'
import { allRoutes } from '#contracts/api/index.ts'
import { accountApi } from '#server/areas/account.ts'
import { adminApi } from '#server/areas/admin.ts'
import { judgeApi } from '#server/areas/judge.ts'
import { usersApi } from '#server/areas/users.ts'
import { formsApi } from '#server/forms/routes.ts'
import { healthApi } from '#server/health/api.ts'
import type { Bindings } from '#server/http/app.ts'
import { openapiApi } from '#server/openapi/api.ts'
import * as account from '../../netlify/functions/account.ts'
import * as admin from '../../netlify/functions/admin.ts'
import * as deliver from '../../netlify/functions/deliver.ts'
import * as forms from '../../netlify/functions/forms.ts'
import * as health from '../../netlify/functions/health.ts'
import * as judge from '../../netlify/functions/judge.ts'
import * as openapi from '../../netlify/functions/openapi.ts'
import * as retain from '../../netlify/functions/retain.ts'
import * as users from '../../netlify/functions/users.ts'

const patternsOf = (config: object) => ('path' in config ? [config.path].flat().map((pathname) => new URLPattern({ pathname: String(pathname) })) : [])

it.each<[string, { config: object }, Hono<Bindings>]>([
  ['account', account, accountApi], ['admin', admin, adminApi], ['forms', forms, formsApi], ['health', health, healthApi], ['judge', judge, judgeApi],
  ['openapi', openapi, openapiApi], ['users', users, usersApi],
])('%s is asked for every address that its API serves', (_, { config }, api) => {
  const patterns = patternsOf(config)
  const served = api.routes.filter(({ method }) => method !== 'ALL').map(({ path }) => path.replace(/:\w+/g, 'x'))
  expect(served.length).toBeGreaterThan(0)
  expect(served.filter((pathname) => !patterns.some((pattern) => pattern.test({ pathname })))).toEqual([])
})

it('every call of the tables has its function', async () => {
  const names = readdirSync('netlify/functions').map((file) => file.replace(/\.ts$/, ''))
  const functions = await Promise.all(names.map((name) => import(`../../netlify/functions/${name}.ts`) as Promise<{ config: object }>))
  const patterns = functions.flatMap(({ config }) => patternsOf(config))
  const paths = Object.values(allRoutes).map(({ path }) => path.replace(/\{\w+\}/g, 'x'))
  expect(paths.filter((pathname) => !patterns.some((pattern) => pattern.test({ pathname })))).toEqual([])
})

it('what is due is delivered every hour, at 17 minutes past, and what was kept long enough deleted every day at 03:17', () => {
  expect([deliver.config, retain.config]).toEqual([{ schedule: '17 * * * *' }, { schedule: '17 3 * * *' }])
})
