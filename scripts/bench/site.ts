/** Lighthouse over one page of every type, each run next to a run of the floor page: ratios within the same minute, not one machine's milliseconds. */
import type { ServerType } from '@hono/node-server'
import type { Browser } from 'puppeteer-core'
import { FLOOR_PAGE } from './floor.ts'
import { measure, signIn, startBrowser, type Device, type Run } from './lighthouse.ts'
import { median, today } from './time.ts'
import { pages, type BenchPage } from './pages.ts'
import { serveBuilt } from '../built-site/serve.ts'

const PORT = 8930
const origin = `http://localhost:${PORT}`
type Slowed = { tbt: number; own: number; floor: number }
/** `slowed` is the blocking time on a processor slowed 10 times, by the clock and by the page's own processor time, and the floor page's; only for phones. */
export type Measured = { page: BenchPage; device: Device; date: string; runs: Run[]; floor: Run[]; slowed?: Slowed }
const slowed = { device: 'phone', slowed: 10, timesOnly: true } as const
const SLOWED_RUNS = 3
const DEVICES: Device[] = ['phone', 'desktop']

export const middle = (runs: Run[], value: (run: Run) => number): number => median(runs.map(value))

const slowedTbt = async (browser: Browser, { path, role }: BenchPage, count: number): Promise<Slowed> => {
  const runs: Run[] = []
  const floor: Run[] = []
  for (let i = 0; i < Math.min(count, SLOWED_RUNS); i++) {
    floor.push(await measure(browser, origin + FLOOR_PAGE.path, { ...slowed, signedIn: true }))
    runs.push(await measure(browser, origin + path, { ...slowed, signedIn: role !== undefined }))
  }
  return { tbt: middle(runs, (run) => run.tbt), own: middle(runs, (run) => run.ownTbt), floor: middle(floor, (run) => run.tbt) }
}

const measurePage = async (browser: Browser, page: BenchPage, device: Device, count: number): Promise<Measured> => {
  const signedIn = page.role !== undefined
  const measured: Measured = { page, device, date: today(), runs: [], floor: [] }
  for (let i = 0; i < count; i++) {
    measured.floor.push(await measure(browser, origin + FLOOR_PAGE.path, { device, signedIn: true, timesOnly: true }))
    measured.runs.push(await measure(browser, origin + page.path, { device, signedIn }))
  }
  if (device === 'phone') measured.slowed = await slowedTbt(browser, page, count)
  const { runs, floor } = measured
  const ratio = (key: 'fcp' | 'lcp') => (middle(runs, (run) => run[key]) / middle(floor, (run) => run[key])).toFixed(2)
  console.log(`${device.padEnd(8)} ${page.type.padEnd(11)} FCP ${ratio('fcp')}×  LCP ${ratio('lcp')}×  TBT ${middle(runs, (run) => run.tbt).toFixed(0)} ms${measured.slowed ? `, slowed ${measured.slowed.tbt.toFixed(0)}, own ${measured.slowed.own.toFixed(0)}, floor ${measured.slowed.floor.toFixed(0)}` : ''}  ${Object.values(runs[0]!.scores).join('/')}  ${runs[0]!.failed.join(' ')}`)
  return measured
}

/** Measures the pages whose type contains `wanted`, `count` times each; portals need a database. `keep` gets each page as soon as it is measured, because all take an hour. */
export const benchSite = async (count: number, wanted: string, keep: (measured: Measured) => void): Promise<Measured[]> => {
  const server: ServerType = await serveBuilt({ port: PORT, pages: { [FLOOR_PAGE.path]: FLOOR_PAGE.html } })
  const browser = await startBrowser()
  try {
    const measured: Measured[] = []
    for (const page of pages.filter(({ type }) => type.includes(wanted))) {
      if (page.role) await signIn(browser, origin, page.role)
      for (const device of DEVICES) {
        const row = await measurePage(browser, page, device, count)
        measured.push(row)
        keep(row)
      }
    }
    return measured
  } finally {
    await browser.close()
    server.close()
  }
}
