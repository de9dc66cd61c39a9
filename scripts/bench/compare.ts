/**
 * `npm run bench -- compare --with=../before/dist [--page=admin] [--runs=5]`: measures an earlier build and this one in turns,
 * within the same minutes, on a phone only. A machine varies more from hour to hour than two builds do (docs/decisions/speed.md).
 */
import type { Browser } from 'puppeteer-core'
import { FLOOR_PAGE } from './floor.ts'
import { measure, signIn, startBrowser, type Run } from './lighthouse.ts'
import { pages, type BenchPage } from './pages.ts'
import { median } from './time.ts'
import { serveBuilt } from '../built-site/serve.ts'

const PORT = 8940
const SLOWED = 10
type Look = { plain: Run; slowed: Run }
const FIGURES: Record<string, (look: Look) => number> = {
  'FCP': ({ plain }) => plain.fcp,
  'LCP': ({ plain }) => plain.lcp,
  'TBT': ({ plain }) => plain.tbt,
  'of its own': ({ plain }) => plain.ownTbt,
  [`TBT slowed ${SLOWED} ×`]: ({ slowed }) => slowed.tbt,
  [`of its own, slowed ${SLOWED} ×`]: ({ slowed }) => slowed.ownTbt,
}

const look = async (browser: Browser, url: string, signedIn: boolean): Promise<Look> => {
  const visit = { device: 'phone', signedIn, timesOnly: true } as const
  return { plain: await measure(browser, url, visit), slowed: await measure(browser, url, { ...visit, slowed: SLOWED }) }
}

const told = (looks: Look[], figure: (look: Look) => number) => {
  const values = looks.map((each) => Math.round(figure(each)))
  return `${String(Math.round(median(values))).padStart(6)}  (${values.join(' ')})`
}

const comparePage = async (browser: Browser, builds: Record<string, string>, { type, path, role }: BenchPage, rounds: number) => {
  const looks = new Map(Object.keys(builds).map((name) => [name, [] as Look[]]))
  for (const origin of role ? Object.values(builds) : []) await signIn(browser, new URL(origin).origin, role!)
  for (let round = 0; round < rounds; round++)
    for (const [name, origin] of Object.entries(builds)) looks.get(name)!.push(await look(browser, name === 'floor' ? origin : origin + path, role !== undefined || name === 'floor'))
  for (const [figure, of] of Object.entries(FIGURES))
    for (const [name, seen] of looks) console.log(`${type.padEnd(11)} ${figure.padEnd(24)} ${name.padEnd(7)} ${told(seen, of)}`)
}

/** Compares the build in the folder `before` with `dist`, on the pages whose type contains `wanted`. Prints milliseconds: the medians and each round. Portals need a database. */
export const compareBuilds = async (before: string, rounds: number, wanted: string): Promise<void> => {
  const folders = { before, now: 'dist' }
  const servers = await Promise.all(Object.values(folders).map((folder, at) => serveBuilt({ port: PORT + at, folder, pages: { [FLOOR_PAGE.path]: FLOOR_PAGE.html } })))
  const browser = await startBrowser()
  const [first, second] = servers.map((_, at) => `http://localhost:${PORT + at}`)
  try {
    for (const page of pages.filter(({ type }) => type.includes(wanted))) await comparePage(browser, { floor: first! + FLOOR_PAGE.path, before: first!, now: second! }, page, rounds)
  } finally {
    await browser.close()
    servers.forEach((server) => { server.close() })
  }
}
