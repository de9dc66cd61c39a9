/**
 * `npm run serve:built`: the production build with its functions and the embedded database in one process, at
 * PREVIEW_PORT. The browser tests run on it: a call costs milliseconds, whereas the platform's emulation (`npm run
 * preview`) takes half a second to start a worker for each. With PREVIEW_BUILT=1 it serves the existing `dist`.
 */
import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { serveBuilt } from './serve.ts'
import { SERVED, withEmbedded } from '../database/embedded.ts'
import { waitForDatabase } from '../database/patient.ts'
import { onEnding } from '../process/group.ts'

const port = Number(process.env.PREVIEW_PORT ?? '8888')
const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' })

if (!process.env.PREVIEW_BUILT) run('npm', 'run', 'build')
run('node', 'scripts/prepare-database.ts')
waitForDatabase()
process.env.SITE_LOCAL = 'true'
process.env.URL = `http://localhost:${port}`

const asked = Promise.withResolvers<undefined>()
const served = withEmbedded(async (url) => {
  process.env.NETLIFY_DB_URL = url
  const server = await serveBuilt({ port })
  writeFileSync(SERVED, url)
  console.log(`Serving dist and functions on http://localhost:${port}`)
  await asked.promise
  rmSync(SERVED, { force: true })
  server.close()
})
// Ends only after the database is closed: one that is ended in the middle of a write can't be opened again.
onEnding(() => { asked.resolve(undefined); return served })
await served
