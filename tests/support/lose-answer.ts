import type { Page } from '@playwright/test'

/** The next call of `path` is heard and done, and its answer lost on the way back. */
export const loseAnswer = async (page: Page, path: string): Promise<void> => {
  await page.route(`**${path}`, async (route) => {
    await route.fetch()
    await route.abort()
  }, { times: 1 })
}

/** The next call of `path` is heard and done, but the database answered too late for the function to know. */
export const answerTooLate = async (page: Page, path: string): Promise<void> => {
  await page.route(`**${path}`, async (route) => {
    await route.fetch()
    const error = 'We can’t reach our records right now. Please try again in a minute.'
    await route.fulfill({ status: 503, json: { error, errors: [{ message: error }] } })
  }, { times: 1 })
}

/** The next call of `path` is heard and done, and answered by what stands before the server, in words of its own. */
export const answerByGateway = async (page: Page, path: string): Promise<void> => {
  await page.route(`**${path}`, async (route) => {
    await route.fetch()
    await route.fulfill({ status: 504, contentType: 'text/html', body: '<h1>Gateway Timeout</h1>' })
  }, { times: 1 })
}
