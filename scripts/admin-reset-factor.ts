/**
 * `npm run admin:reset-factor -- <username or email>` removes the second factor of an admin who has lost the phone and the
 * recovery codes. It uses the database of NETLIFY_DB_URL, else the local one.
 */
import { parseArgs } from 'node:util'
import { runCommand } from './process/command.ts'
import { withDatabase } from './database/reach.ts'
import { resetSecondFactor } from '#server/auth/second-factor/reset.ts'
import { db } from '#server/db/client.ts'

const given = (): string => {
  const [name = '', ...more] = parseArgs({ allowPositionals: true }).positionals
  if (more.length || !name.trim()) throw new Error('A username or email address is needed: npm run admin:reset-factor -- <username or email>')
  return name
}

await runCommand(async () => {
  const name = given()
  await withDatabase(async () => {
    const outcome = await resetSecondFactor(db(), name)
    if (outcome === 'unknown') throw new Error('There is no admin with this username or email.')
    if (outcome === 'off') throw new Error('Two-step sign-in is off for this account already.')
    console.log(`Two-step sign-in is off for ${name}, the recovery codes are void, and they are signed out everywhere. The password alone signs them in: have them set it up again at once.`)
  })
})
