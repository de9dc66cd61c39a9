/**
 * `npm run admin:deactivate -- <username or email>` deactivates an admin and ends their sessions; with `--activate` they
 * can sign in again. It uses the database of NETLIFY_DB_URL, else the local one.
 */
import { parseArgs } from 'node:util'
import { runCommand } from './process/command.ts'
import { withDatabase } from './database/reach.ts'
import { setAdminActive, type AdminChange } from '#server/auth/set-admin-active.ts'
import { db } from '#server/db/client.ts'

const USAGE = 'npm run admin:deactivate -- <username or email>, or npm run admin:deactivate -- --activate <username or email>'

const given = () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { activate: { type: 'boolean', default: false } } })
  const [name = ''] = positionals
  if (positionals.length !== 1 || !name.trim()) throw new Error(`A username or email address is needed: ${USAGE}`)
  return { name, active: values.activate }
}

const REFUSED: Record<Exclude<AdminChange, 'done' | 'already'>, string> = {
  unknown: 'There is no admin with this username or email.',
  last: 'No other active admin has a password: nobody could sign in as admin. Make another one first, with npm run admin:create.',
}

await runCommand(async () => {
  const { name, active } = given()
  await withDatabase(async () => {
    const change = await setAdminActive(db(), name, active)
    if (change === 'already') return console.log(`${name} is ${active ? 'active' : 'deactivated'} already.`)
    if (change !== 'done') throw new Error(REFUSED[change])
    console.log(active ? `${name} can sign in again.` : `${name} is deactivated, and signed out everywhere.`)
  })
})
