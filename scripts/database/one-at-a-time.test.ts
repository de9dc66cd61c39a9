import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

const newFolder = () => path.join(mkdtempSync(path.join(tmpdir(), 'one-at-a-time-')), 'db')
const quiet = { say: () => undefined }
const atOnce = { ...quiet, patience: 0 }
const mine = () => Promise.resolve('mine')

const run = (program: string) =>
  spawn('node', ['--expose-gc', '--input-type=module', '-e', `import { oneAtATime } from './scripts/database/one-at-a-time.ts'; ${program}`], { stdio: ['ignore', 'pipe', 'inherit'] })

/** Starts another process that has `folder` until it is asked to end. */
const holder = async (folder: string, end = 'resolve()') => {
  const child = run(`await oneAtATime(${JSON.stringify(folder)}, () => new Promise((resolve) => {
    const busy = setInterval(() => {}, 1000)
    process.once('SIGTERM', () => { clearInterval(busy); ${end} })
    console.log('has it')
  }))`)
  await once(child.stdout, 'data')
  return child
}

const end = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') => {
  child.kill(signal)
  await once(child, 'exit')
}

it('waits until the process that has the folder lets go of it', async () => {
  const folder = newFolder()
  const other = await holder(folder)
  const said: string[] = []
  expect(await oneAtATime(folder, mine, { say: (words) => { said.push(words); other.kill('SIGTERM') } })).toBe('mine')
  expect(said).toEqual([`Waiting for process ${String(other.pid)}, which has ${folder} open.`])
  expect(existsSync(`${folder}.pid`)).toBe(false)
})

it('gives up in words where it is not let go', async () => {
  const folder = newFolder()
  const other = await holder(folder)
  await expect(oneAtATime(folder, mine, { ...quiet, patience: 100 })).rejects.toThrow(`${folder} is still open in process ${String(other.pid)}. End it first.`)
  await end(other)
})

it('does not take the folder from one whose number nobody can read', async () => {
  const folder = newFolder()
  const other = await holder(folder)
  writeFileSync(`${folder}.pid`, '')
  await expect(oneAtATime(folder, mine, atOnce)).rejects.toThrow('is still open in another process')
  await end(other)
})

it('takes the folder of a process that was killed', async () => {
  const folder = newFolder()
  await end(await holder(folder), 'SIGKILL')
  expect(existsSync(`${folder}.pid`)).toBe(true)
  expect(await oneAtATime(folder, mine, atOnce)).toBe('mine')
})

it('takes the folder of a process that ended itself in the midst of its work', async () => {
  const folder = newFolder()
  await end(await holder(folder, 'process.exit()'))
  expect(await oneAtATime(folder, mine, atOnce)).toBe('mine')
})

it.each([['our own', process.pid], ['a stranger’s', 1]])('takes the folder where the number that was left is %s by now, as after a boot', async (_, pid) => {
  const folder = newFolder()
  writeFileSync(`${folder}.pid`, String(pid))
  expect(await oneAtATime(folder, mine, atOnce)).toBe('mine')
})

it('lets go also where the work fails', async () => {
  const folder = newFolder()
  await expect(oneAtATime(folder, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(existsSync(`${folder}.pid`)).toBe(false)
  expect(await oneAtATime(folder, mine, atOnce)).toBe('mine')
})

it('holds on to the folder for work of which nothing else knows', async () => {
  const folder = newFolder()
  const other = run(`void oneAtATime(${JSON.stringify(folder)}, () => new Promise(() => {}))
    setInterval(() => {}, 1000)
    setImmediate(() => { gc(); console.log('collected') })`)
  await once(other.stdout, 'data')
  await expect(oneAtATime(folder, mine, atOnce)).rejects.toThrow('is still open')
  await end(other)
})

it('holds on to the folder while others of the same process ask for it', async () => {
  const folder = newFolder()
  await oneAtATime(folder, async () => {
    await expect(oneAtATime(folder, mine, atOnce)).rejects.toThrow('is still open')
    const other = run(`await oneAtATime(${JSON.stringify(folder)}, async () => {}, { patience: 0 }).catch(() => process.exit(9))`)
    expect(await once(other, 'exit')).toEqual([9, null])
  })
})

it('lets one in at a time, however many come upon what a killed one left', async () => {
  const folder = newFolder()
  await end(await holder(folder), 'SIGKILL')
  const many = Array.from({ length: 4 }, () => run(`import { mkdirSync, rmdirSync } from 'node:fs'
    import { setImmediate as others } from 'node:timers/promises'
    for (let turn = 0; turn < 25; turn++) await oneAtATime(${JSON.stringify(folder)}, async () => { mkdirSync(${JSON.stringify(`${folder}.inside`)}); await others(); rmdirSync(${JSON.stringify(`${folder}.inside`)}) }, { say: () => {} })`))
  const codes = await Promise.all(many.map(async (child) => (await once(child, 'exit'))[0] as number))
  expect(codes).toEqual([0, 0, 0, 0])
})
