/** Playwright's `test`, failing on anything that a visitor's console would show. */
import { expect, test as base, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { waitForEver } from './clock.ts'
import { schedulingUrl } from '../firm.ts'
import { routeForCertain } from './routing.ts'

type Options = {
  /** Problems that a test provokes on purpose: matching ones don't fail it. `test.use({ expectedProblems: /status of 503/ })` */
  expectedProblems: RegExp | undefined
}

const describe = (message: ConsoleMessage) => `console ${message.type()}: ${message.text()} (${message.location().url})`

/** The origin of the firm’s calendar, if it has one: the only other origin that our pages may request. An empty page replaces it. */
const calendar = schedulingUrl && new URL(schedulingUrl).origin

/** Collects, from now on, console errors and warnings, page errors, CSP violations, failed requests, and requests to other origins. */
export const watch = async (context: BrowserContext, origin: string): Promise<string[]> => {
  const problems: string[] = []
  if (calendar) await context.route(`${calendar}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Calendar</title>' }))
  context.on('console', (message) => { if (['error', 'warning'].includes(message.type())) problems.push(describe(message)) })
  context.on('weberror', (error) => {
    const { message } = error.error()
    // The browser reports a view transition that it skips because it would begin too late; no script of ours is involved.
    if (!/^Transition was (aborted|skipped)/.test(message)) problems.push(`page error: ${message}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left aborts what it was still loading.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`)
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin && url.origin !== calendar) problems.push(`another origin: ${request.url()}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => { console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`) })
  })
  return problems
}

/** A page that the test left open, and that is ours. */
const isOurs = (page: Page, origin: string) => !page.isClosed() && page.url().startsWith(`${origin}/`)

export const test = base.extend<Options & { watched: undefined; open: undefined }>({
  expectedProblems: [undefined, { option: true }],
  page: async ({ page }, use) => {
    routeForCertain(page)
    await waitForEver(page)
    await use(page)
  },
  // The state at the end of every test must be accessible (WCAG 2.2 AA).
  open: [
    async ({ page, baseURL, javaScriptEnabled }, use, info) => {
      await use(undefined)
      if (!javaScriptEnabled || info.errors.length > 0 || !isOurs(page, new URL(baseURL!).origin)) return
      // The address may have changed before its page has loaded.
      await page.waitForLoadState()
      expect(await barriers(page), 'what axe has against the page at the end').toEqual([])
    },
    { auto: true },
  ],
  watched: [
    async ({ context, baseURL, expectedProblems }, use) => {
      const problems = await watch(context, new URL(baseURL!).origin)
      await use(undefined)
      expect(problems.filter((problem) => !expectedProblems?.test(problem)), 'problems in the console or the network').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
