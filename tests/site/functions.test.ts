/** The functions as the platform gets them: packed by its own packer from what the build made (docs/decisions/functions.md). */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Config } from '@netlify/functions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sources } from '../../scripts/built-site/functions.ts'
import { packInto, type Packed } from '../../scripts/built-site/packed.ts'
import { migrate, startInMemory } from '../../scripts/database/embedded.ts'

/** The packer parses every file, while the browser tests may be running. */
const PACKING_MS = 300_000

let packed: Packed[], folder: string, database: Awaited<ReturnType<typeof startInMemory>>
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'packed-'))
  database = await startInMemory()
  await migrate(database.url)
  packed = await packInto(folder)
}, PACKING_MS)
afterAll(async () => {
  await database.stop()
  rmSync(folder, { recursive: true })
})

it('each is one file, so that a cold start reads one', () => {
  expect(packed.map(({ name, sources: read }) => [name, read.length])).toEqual(sources().map((file) => [path.parse(file).name, 1]))
})

it('each has the addresses and the times that its source names', async () => {
  const named = await Promise.all(sources().map(async (file) => ((await import(path.resolve(file))) as { config: Config }).config))
  expect(packed.map(({ paths, schedule }) => ({ paths, schedule }))).toEqual(named.map((config) => ({
    paths: 'path' in config ? [config.path].flat() : [], schedule: 'schedule' in config ? config.schedule : undefined,
  })))
})

/** Calls a packed function in a folder without `node_modules`: whatever isn't in the package is missing. */
const call = async (name: string, url: string): Promise<unknown> => {
  const { file } = packed.find((one) => one.name === name)!
  const program = `const { default: handler } = await import(${JSON.stringify(file)}); const answer = await handler(new Request(${JSON.stringify(url)}), { ip: '127.0.0.1' }); console.log(JSON.stringify([answer.status, await answer.json()])); process.exit()`
  const { stdout } = await promisify(execFile)('node', ['--input-type=module', '-e', program], { cwd: folder, env: { PATH: process.env.PATH, NETLIFY_DB_URL: database.url, SITE_LOCAL: 'true' } })
  return JSON.parse(stdout.trim().split('\n').at(-1)!)
}

it('one that asks the database reaches it', async () => {
  expect(await call('health', 'http://localhost/api/health')).toMatchObject([200, { database: 'reached' }])
})
