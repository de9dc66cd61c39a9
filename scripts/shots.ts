/** `npm run shots [-- part-of-a-route]`: a full screenshot of every page of the build at three widths, into `shots/`. */
import type { ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { endGroup, onEnding, startGroup } from './process/group.ts'
import { chromiumPath } from '../tests/support/chromium.ts'
import { brokenPictures, laidOut, wakeIslands } from '../tests/support/layout.ts'
import { routesOf } from '../tests/support/routes.ts'
import { visit } from '../tests/support/visit.ts'

const WIDTHS = [390, 768, 1440]
const origin = `http://localhost:${process.env.PREVIEW_PORT ?? '8888'}`

// Reads the whole answer, because an unread one can end this process with an error when the socket closes.
const answers = () => fetch(origin, { signal: AbortSignal.timeout(5000) }).then((answer) => answer.text()).then(() => true, () => false)

/** Starts the preview, unless something is running on the port. */
const ensurePreview = async (): Promise<ChildProcess | undefined> => {
  if (await answers()) return undefined
  const preview = startGroup('npm', ['run', 'preview'])
  onEnding(() => endGroup(preview))
  const deadline = Date.now() + 180_000
  while (!(await answers())) {
    if (preview.exitCode !== null || Date.now() > deadline) throw new Error('The preview did not start.')
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return preview
}

const shoot = async (browser: Browser, route: string, width: number) => {
  const page = await browser.newPage({ baseURL: origin, viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await visit(page, route)
  await wakeIslands(page)
  const broken = await brokenPictures(page)
  await laidOut(page)
  const path = `shots/${route === '/' ? 'index' : route.slice(1).replaceAll('/', '_')}-${width}.png`
  await page.screenshot({ path, fullPage: true })
  await page.close()
  console.log(path, ...broken.map((address) => `BROKEN ${address}`))
}

mkdirSync('shots', { recursive: true })
const preview = await ensurePreview()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
const wanted = process.argv[2] ?? ''
try {
  for (const route of [...routesOf(), '/no-such-page'].filter((candidate) => candidate.includes(wanted)))
    await Promise.all(WIDTHS.map((width) => shoot(browser, route, width)))
} finally {
  await browser.close()
  if (preview) await endGroup(preview)
}
