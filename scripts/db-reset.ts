/** `npm run db:reset`: deletes the local database; the next start makes a new one with the demo data. */
import { rm } from 'node:fs/promises'
import { runCommand } from './process/command.ts'
import { FOLDER, withFolder } from './database/embedded.ts'

// Only when no process has the folder open.
await runCommand(() => withFolder(() => rm(FOLDER, { recursive: true, force: true })))
