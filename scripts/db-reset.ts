/** `npm run db:reset`: deletes the local database; the next start makes a new one with the demo data. */
import { rm } from 'node:fs/promises'
import { runCommand } from './process/command.ts'
import { FOLDER, withFolder } from './database/embedded.ts'

// Not from under a process that has it open.
await runCommand(() => withFolder(() => rm(FOLDER, { recursive: true, force: true })))
