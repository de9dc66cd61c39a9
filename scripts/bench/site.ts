/** Lighthouse over one page of every type, each run beside one of the floor page: ratios of the same minute, not milliseconds of a machine. */
import type { ServerType } from '@hono/node-server'
import type { Browser } from 'puppeteer-core'
import { measure, signIn, startBrowser, type Device, type Run } from './lighthouse.ts'
import { median } from './time.ts'
import { pages, type BenchPage } from './pages.ts'
import { serveBuilt } from '../built-site/serve.ts'

const PORT = 8930
const origin = `http://localhost:${PORT}`
const FLOOR = '/bench-floor'

/** The least that a page can be: 0.6 kB of HTML, nothing else. */
const FLOOR_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Floor</title><meta name="description" content="The least that a page can be."></head><body><main><h1>Floor</h1><p>${'A paragraph of plain text. '.repeat(9)}</p></main></body></html>`

export type Measured = { page: BenchPage; device: Device; runs: Run[]; floor: Run[] }
const DEVICES: Device[] = ['phone', 'desktop']

export const middle = (runs: Run[], value: (run: Run) => number): number => median(runs.map(value))

const measurePage = async (browser: Browser, page: BenchPage, device: Device, count: number): Promise<Measured> => {
  const measured: Measured = { page, device, runs: [], floor: [] }
  for (let i = 0; i < count; i++) {
    measured.floor.push(await measure(browser, origin + FLOOR, device, true))
    measured.runs.push(await measure(browser, origin + page.path, device, page.role !== undefined))
  }
  const { runs, floor } = measured
  const ratio = (key: 'fcp' | 'lcp') => (middle(runs, (run) => run[key]) / middle(floor, (run) => run[key])).toFixed(2)
  console.log(`${device.padEnd(8)} ${page.type.padEnd(11)} FCP ${ratio('fcp')}×  LCP ${ratio('lcp')}×  TBT ${middle(runs, (run) => run.tbt).toFixed(0)} ms  ${Object.values(runs[0]!.scores).join('/')}  ${runs[0]!.failed.join(' ')}`)
  return measured
}

/** Measures the pages whose type contains `wanted`, `count` times each; needs a database for the portals. */
export const benchSite = async (count: number, wanted = ''): Promise<Measured[]> => {
  const server: ServerType = await serveBuilt({ port: PORT, pages: { [FLOOR]: FLOOR_PAGE } })
  const browser = await startBrowser()
  try {
    const measured: Measured[] = []
    for (const page of pages.filter(({ type }) => type.includes(wanted))) {
      if (page.role) await signIn(browser, origin, page.role)
      for (const device of DEVICES) measured.push(await measurePage(browser, page, device, count))
    }
    return measured
  } finally {
    await browser.close()
    server.close()
  }
}
