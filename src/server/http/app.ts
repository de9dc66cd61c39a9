/** The functions' middleware, all in one place: ids, logs, headers, errors. Every API area starts from `createApi()`. */
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'
import { routePath } from 'hono/route'
import { secureHeaders } from 'hono/secure-headers'
import { isUnreachable } from '#server/db/unreachable.ts'
import { describe, log } from '#server/http/log.ts'
import { HttpProblem, notFound, unreachable, wrongMethod } from '#server/http/problems.ts'

export type Bindings = { Bindings: { address: string }; Variables: { requestId: string; failure?: Error; policy?: string; account?: string } }

type Render = (c: Context<Bindings>, problem: HttpProblem) => Response | Promise<Response>
export const asJson: Render = (c, problem) => c.json(problem.body(), problem.status, problem.headers)

const asProblem = (error: Error, id: string): HttpProblem =>
  error instanceof HttpProblem ? error
  : isUnreachable(error) ? unreachable()
  : new HttpProblem(500, `Something went wrong on our side (reference ${id}).`)

const problemOf = (c: Context<Bindings>, error: Error): HttpProblem => {
  const problem = asProblem(error, c.var.requestId)
  if (problem.status >= 500) c.set('failure', error)
  return problem
}

/** Browser features that no page of ours may use; netlify.toml says the same for static pages, and a test compares the two. */
const CLOSED = ['accelerometer', 'camera', 'displayCapture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'payment', 'usb'] as const

const METHODS = ['GET', 'POST', 'PUT']
/** The methods that an address takes; what is registered for all of them is no route. */
const methodsAt = ({ router }: Hono<Bindings>, path: string) => METHODS.filter((method) => router.match(method, path)[0].some(([[, route]]) => route.method !== 'ALL'))

/** A router with everything that every response needs; `address` comes from the platform. */
export const createApi = (render: Render = asJson, ...own: MiddlewareHandler<Bindings>[]) => {
  const app = new Hono<Bindings>()
  app.use(requestId({ headerName: '' }))
  app.use(async (c, next) => {
    const started = performance.now()
    await next()
    c.header('x-request-id', c.var.requestId)
    const ms = Math.round(performance.now() - started)
    const { failure, account } = c.var
    log({
      event: failure ? 'error' : 'request', requestId: c.var.requestId, method: c.req.method, route: routePath(c, -1), status: c.res.status, ms,
      ...(account ? { account } : {}),
      ...(failure ? describe(failure) : {}),
    })
  })
  // A page needs another policy than a JSON response: code that renders one sets it.
  app.use(async (c, next) => {
    await next()
    if (c.var.policy) c.header('content-security-policy', c.var.policy)
  })
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
      strictTransportSecurity: 'max-age=63072000; includeSubDomains; preload',
      referrerPolicy: 'strict-origin-when-cross-origin',
      xFrameOptions: 'DENY',
      permissionsPolicy: Object.fromEntries(CLOSED.map((feature) => [feature, []])),
    }),
  )
  app.use(async (c, next) => {
    await next()
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  })
  for (const each of own) app.use(each)
  app.onError((error, c) => render(c, problemOf(c, error)))
  app.notFound((c) => {
    const allowed = methodsAt(app, c.req.path).join(', ')
    return render(c, allowed ? wrongMethod(allowed) : notFound())
  })
  return app
}
