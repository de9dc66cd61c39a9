import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

const newFolder = () => path.join(mkdtempSync(path.join(tmpdir(), 'one-at-a-time-')), 'db')

/** Another process that has `folder` until it is asked to end. */
const holder = async (folder: string) => {
  const program = `import { oneAtATime } from './scripts/one-at-a-time.ts'
    await oneAtATime(${JSON.stringify(folder)}, async () => { console.log('has it'); const busy = setInterval(() => {}, 1000); await new Promise((end) => process.once('SIGTERM', end)); clearInterval(busy) })`
  const child = spawn('node', ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

it('waits until the process that has the folder lets go of it', async () => {
  const folder = newFolder()
  const other = await holder(folder)
  const said: string[] = []
  const mine = oneAtATime(folder, () => Promise.resolve(other.exitCode), { say: (words) => { said.push(words); other.kill('SIGTERM') } })
  expect(await mine).toBe(0)
  expect(said).toEqual([expect.stringContaining(`process ${String(other.pid)}`)])
  expect(existsSync(`${folder}.pid`)).toBe(false)
})

it('gives up in words where it is not let go', async () => {
  const folder = newFolder()
  const other = await holder(folder)
  await expect(oneAtATime(folder, () => Promise.resolve(), { say: () => undefined, patience: 100 })).rejects.toThrow(/is still open in process \d+/)
  other.kill('SIGTERM')
})

it('takes the folder of a process that was killed', async () => {
  const folder = newFolder()
  const { pid } = spawnSync('true')
  writeFileSync(`${folder}.pid`, String(pid))
  expect(await oneAtATime(folder, () => Promise.resolve('mine'), { patience: 0 })).toBe('mine')
})

it('lets go also where the work fails', async () => {
  const folder = newFolder()
  await expect(oneAtATime(folder, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(existsSync(`${folder}.pid`)).toBe(false)
})
