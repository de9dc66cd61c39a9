import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Linux's folder in memory. */
const MEMORY = '/dev/shm'
/** Room for a few databases of 30 MB: a container's is often smaller. */
const ENOUGH = 1024 ** 3

const hasRoom = () => {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ENOUGH
}

/** An empty folder of one's own, in memory where there is room: a thousand small files take a disk a second and more. */
export const quickFolder = (prefix: string): string => mkdtempSync(path.join(hasRoom() ? MEMORY : tmpdir(), prefix))
