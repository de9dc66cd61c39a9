/** A folder that only one process may have open, as the embedded database's: a second one would destroy what it holds. */
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

type Manner = { /** Milliseconds to wait for another process. */ patience?: number; say?: (words: string) => void }

const LOOK_AGAIN_MS = 100

const lives = (pid: number) => {
  try { return process.kill(pid, 0) } catch { return false }
}

/** 0 where the file has gone meanwhile. */
const numberIn = (file: string) => {
  try { return Number(readFileSync(file, 'utf8')) } catch { return 0 }
}

/** Writes our number beside the folder, unless one stands there; whole from the first moment, which a file that is being written is not. */
const claim = (file: string): boolean => {
  const own = `${file}.${String(process.pid)}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own)
  }
}

/** The living process that has the folder; `undefined` once it is ours. One that was killed has left its number behind. */
const holderOf = (file: string): number | undefined => {
  if (claim(file)) return undefined
  const pid = numberIn(file)
  if (pid && lives(pid)) return pid
  rmSync(file, { force: true })
  return holderOf(file)
}

/** Does `work` once no other process has `folder`, which is told by a file beside it with the process's number. */
export const oneAtATime = async <T>(folder: string, work: () => Promise<T>, { patience = 30_000, say = console.log }: Manner = {}): Promise<T> => {
  const file = `${folder}.pid`
  mkdirSync(path.dirname(file), { recursive: true })
  const until = performance.now() + patience
  for (let told = false, holder = holderOf(file); holder; holder = holderOf(file)) {
    if (performance.now() > until) throw new Error(`${folder} is still open in process ${holder}. End it first.`)
    if (!told) say(`Waiting for process ${holder}, which has ${folder} open.`)
    told = true
    await pause(LOOK_AGAIN_MS)
  }
  return work().finally(() => { rmSync(file, { force: true }) })
}
