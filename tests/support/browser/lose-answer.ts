/** Calls whose answer is lost or changed on the way back, although the server has done what was asked. */
import type { Page, Route } from '@playwright/test'

const answered = (page: Page, path: string, answer: (route: Route) => Promise<void>): Promise<unknown> =>
  page.route(`**${path}`, async (route) => {
    await route.fetch()
    await answer(route)
  }, { times: 1 })

/** The answer to the next call of `path` is lost on the way back. */
export const loseAnswer = (page: Page, path: string) => answered(page, path, (route) => route.abort())

const UNREACHABLE = 'We can’t reach our records right now. Please try again in a minute.'
/** The server carries the next call of `path` out, but answers with a 503, as after a database that was too slow. */
export const answerTooLate = (page: Page, path: string) => answered(page, path, (route) => route.fulfill({ status: 503, json: { error: UNREACHABLE, errors: [{ message: UNREACHABLE }] } }))

/** A gateway before the server answers the next call of `path`, with a page of its own. */
export const answerByGateway = (page: Page, path: string) => answered(page, path, (route) => route.fulfill({ status: 504, contentType: 'text/html', body: '<h1>Gateway Timeout</h1>' }))
