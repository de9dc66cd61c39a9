import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, vi } from 'vitest'

const GRANDCHILD = 'console.log(process.pid); setInterval(() => {}, 1000)'
const CHILD = `import { commandsInTurn } from './scripts/process/group.ts'; await commandsInTurn()('node', '-e', ${JSON.stringify(GRANDCHILD)})`

const lives = (pid: number) => {
  try { return process.kill(pid, 0) } catch { return false }
}

it.each(['SIGTERM', 'SIGKILL'] as const)('what a command started ends with it, also when only the shell around it is told: %s', async (signal) => {
  // Like npm's shell, this one stays the parent of node and passes no signal on.
  const shell = spawn('sh', ['-c', 'node --input-type=module -e "$CHILD"; true'], { env: { ...process.env, CHILD }, stdio: ['ignore', 'pipe', 'inherit'] })
  const [pid] = (await once(shell.stdout, 'data')) as [Buffer]
  const grandchild = Number(String(pid).trim())
  expect(lives(grandchild)).toBe(true)
  shell.kill(signal)
  await vi.waitFor(() => { expect(lives(grandchild)).toBe(false) }, { timeout: 30_000, interval: 100 })
}, 60_000)
