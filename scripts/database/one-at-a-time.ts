/**
 * A folder that only one process may have open, such as the embedded database's: a second process would destroy its data.
 *
 * The lock is one of the operating system's, which SQLite takes on an empty file beside the folder: it ends with its
 * process, however that ends. A file with a process id would stay behind, and the id may be another process's by then.
 * Nothing may remove the lock's file: a process that has it open would go on beside the one that creates it again.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

type Manner = { /** Milliseconds to wait for another process. */ patience?: number; say?: (words: string) => void }

const LOOK_AGAIN_MS = 100
const SQLITE_BUSY = 5

/** Keeps a reference to each lock: garbage collection would release it. */
const held = new Set<DatabaseSync>()

/** Takes the lock; `undefined` if another process has it. */
const take = (file: string): DatabaseSync | undefined => {
  const lock = new DatabaseSync(file)
  try {
    // In memory, because a process that is killed would leave the journal's file behind.
    lock.exec('pragma journal_mode = memory; begin exclusive')
    held.add(lock)
    return lock
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined
    throw error
  }
}

const letGo = (lock: DatabaseSync) => {
  held.delete(lock)
  lock.close()
}

/** The process named in the note, only for messages: whether the folder is taken is decided by the lock. */
const processIn = (note: string) => {
  try { return `process ${/^\d+/.exec(readFileSync(note, 'utf8'))![0]}` } catch { return 'another process' }
}

/** Does `work` once no other process has `folder`. */
export const oneAtATime = async <T>(folder: string, work: () => Promise<T>, { patience = 30_000, say = console.log }: Manner = {}): Promise<T> => {
  const [file, note] = [`${folder}.lock`, `${folder}.pid`]
  mkdirSync(path.dirname(file), { recursive: true })
  const until = performance.now() + patience
  let lock = take(file)
  for (let told = false; !lock; lock = take(file)) {
    if (performance.now() > until) throw new Error(`${folder} is still open in ${processIn(note)}. End it first.`)
    if (!told) say(`Waiting for ${processIn(note)}, which has ${folder} open.`)
    told = true
    await pause(LOOK_AGAIN_MS)
  }
  const ours = lock
  writeFileSync(note, String(process.pid))
  return work().finally(() => { rmSync(note, { force: true }); letGo(ours) })
}
