/** Commands whose child processes end with them: ended by a signal, `netlify dev` leaves `astro dev` behind. */
import { spawn, type ChildProcess } from 'node:child_process'
import { attempt } from '#lib/attempt.ts'

const PATIENCE_MS = 5000
const ORPHANED_MS = 1000
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Signals the group of `child`; does nothing if it has ended already. */
const signalGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals) => attempt(() => pid && process.kill(-pid, signal))

/** Starts `command` in a process group of its own, which is asked to end when this process exits, for whatever reason. */
export const startGroup = (command: string, args: string[]): ChildProcess => {
  const child = spawn(command, args, { detached: true, stdio: ['ignore', 'inherit', 'inherit'] })
  process.once('exit', () => { signalGroup(child, 'SIGTERM') })
  return child
}

/** Waits for the exit code of `child`, and kills what it has left behind. */
const ended = async (child: ChildProcess): Promise<number> => {
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => { console.error(error.message); resolve(1) })
    child.once('exit', (exit) => { resolve(exit ?? 1) })
  })
  signalGroup(child, 'SIGKILL')
  return code
}

/** Ends `child` and everything that it started: asks first, then kills. */
export const endGroup = async (child: ChildProcess): Promise<void> => {
  const running = child.exitCode === null && child.signalCode === null
  const gone = running ? new Promise((resolve) => child.once('exit', resolve)) : undefined
  signalGroup(child, 'SIGTERM')
  const last = setTimeout(() => { signalGroup(child, 'SIGKILL') }, PATIENCE_MS)
  await gone
  clearTimeout(last)
  signalGroup(child, 'SIGKILL')
}

/** Runs `end` and exits when this process is asked to end, or its parent has gone. */
export const onEnding = (end: () => Promise<void>): void => {
  const leave = () => void end().then(() => process.exit(0))
  for (const signal of ENDINGS) process.on(signal, leave)
  // npm's shell ends without passing its signal on, but our parent changes.
  const parent = process.ppid
  const watch = setInterval(() => { if (process.ppid !== parent) { clearInterval(watch); leave() } }, ORPHANED_MS)
  watch.unref()
}

/** Runs one command at a time. If one fails, this process exits with its code; if this process is ended, it ends the command too. No process is left behind. */
export const commandsInTurn = () => {
  let current: ChildProcess | undefined
  onEnding(async () => { if (current) await endGroup(current) })
  return async (command: string, ...args: string[]): Promise<void> => {
    current = startGroup(command, args)
    const code = await ended(current)
    if (code !== 0) process.exit(code)
  }
}
