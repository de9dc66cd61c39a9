/** Lighthouse in one browser, against local addresses. */
import lighthouse, { desktopConfig, type RunnerResult } from 'lighthouse'
import puppeteer, { type Browser } from 'puppeteer-core'
import { ownBlocking } from './own-time.ts'
import { keepsOf } from './sign-in.ts'
import type { Role } from '#contracts/roles.ts'
import { wholeChromiumPath } from '../../tests/support/chromium.ts'

export type Device = 'phone' | 'desktop'
/** How a page is visited: on which device, signed in by the browser's storage, with a processor slowed `slowed` times instead of Lighthouse's 4 for a phone. */
type Visit = { device: Device; signedIn?: boolean; slowed?: number; /** Only performance, without the other scores. */ timesOnly?: true }
/** One measurement: milliseconds, bytes on the wire, scores of 0 to 100. */
export type Run = {
  fcp: number; lcp: number; tbt: number; cls: number
  /** `tbt` by the processor time of the page's own tasks. */
  ownTbt: number
  bytes: Record<'document' | 'script' | 'stylesheet' | 'font' | 'image' | 'total', number>
  scores: Record<string, number>
  /** Audits that did not pass, by name. */
  failed: string[]
}

/** Disabled: on a signal Puppeteer would close the browser, and this process would wait for it for ever. When this process ends, Puppeteer ends the browser anyway. */
const ENDED_BY_US = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }

/** A browser for Lighthouse. */
export const startBrowser = (): Promise<Browser> =>
  puppeteer.launch({ ...ENDED_BY_US, executablePath: wholeChromiumPath() ?? '', args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'] })

/** Signs `role` in by storing what a sign-in stores. */
export const signIn = async (browser: Browser, origin: string, role: Role): Promise<void> => {
  const kept = await keepsOf(origin, role)
  const page = await browser.newPage()
  await page.goto(`${origin}/privacy`)
  await page.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), kept)
  await page.close()
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
type Item = { resourceType?: string; transferSize?: number }

/** How much slower than this machine Lighthouse's phone is. */
const PHONE_SLOWED = 4

/** On a busy machine a trace can lack its beginning (NO_NAVSTART); the measurement is then repeated. */
const TRIES = 3

const resultOf = async (browser: Browser, url: string, visit: Visit, tries = TRIES): Promise<RunnerResult> => {
  const { device, signedIn = false, slowed, timesOnly } = visit
  const page = await browser.newPage()
  // Lighthouse clears the storage, and with it the session. Told not to, it keeps the cache as well, so that is cleared here.
  if (signedIn) await (await page.createCDPSession()).send('Network.clearBrowserCache')
  const result = await lighthouse(url, {
    onlyCategories: timesOnly ? ['performance'] : CATEGORIES, disableStorageReset: signedIn, logLevel: 'silent', ...(slowed ? { throttling: { cpuSlowdownMultiplier: slowed } } : {}),
  }, device === 'desktop' ? desktopConfig : undefined, page)
  await page.close()
  if (result && !result.lhr.runtimeError) return result
  if (tries > 1) return resultOf(browser, url, visit, tries - 1)
  throw new Error(`Lighthouse could not read ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
}

/** Measures `url` in a tab of its own. */
export const measure = async (browser: Browser, url: string, visit: Visit): Promise<Run> => {
  const { lhr: { audits, categories }, artifacts } = await resultOf(browser, url, visit)
  const ms = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const summary = new Map(((audits['resource-summary']?.details as { items?: Item[] } | undefined)?.items ?? []).map((item) => [item.resourceType, item.transferSize ?? 0]))
  const of = (type: string) => summary.get(type) ?? 0
  return {
    fcp: ms('first-contentful-paint'), lcp: ms('largest-contentful-paint'), tbt: ms('total-blocking-time'), cls: ms('cumulative-layout-shift'),
    ownTbt: ownBlocking(artifacts.Trace.traceEvents, visit.slowed ?? (visit.device === 'phone' ? PHONE_SLOWED : 1)),
    bytes: { document: of('document'), script: of('script'), stylesheet: of('stylesheet'), font: of('font'), image: of('image'), total: of('total') },
    scores: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    failed: Object.values(audits).filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode === 'binary').map(({ id }) => id),
  }
}
