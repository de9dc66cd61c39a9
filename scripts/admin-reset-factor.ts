/**
 * `npm run admin:reset-factor -- <username or email> [--role admin|intern|judge]` takes the second factor from somebody who
 * has lost the phone and the recovery codes. It talks to the database of NETLIFY_DB_URL, else to the local one.
 */
import { parseArgs } from 'node:util'
import { runCommand } from './command.ts'
import { withDatabase } from './reach-database.ts'
import { ROLES } from '#contracts/roles.ts'
import { resetSecondFactor } from '#server/auth/second-factor/reset.ts'
import { db } from '#server/db/client.ts'

const USAGE = `npm run admin:reset-factor -- <username or email> [--role ${ROLES.join('|')}]`

const given = () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { role: { type: 'string' } } })
  const [name = ''] = positionals
  const role = ROLES.find((one) => one === values.role)
  if (positionals.length !== 1 || !name.trim()) throw new Error(`A user name or email address is needed: ${USAGE}`)
  if (values.role !== undefined && !role) throw new Error(`There is no such role: ${USAGE}`)
  return { name, role }
}

await runCommand(async () => {
  const { name, role } = given()
  await withDatabase(async () => {
    const reset = await resetSecondFactor(db(), name, role)
    if (reset.outcome === 'unknown') throw new Error(`There is no ${role ?? 'staff'} account with this name.`)
    if (reset.outcome === 'off') throw new Error('This account has no second factor.')
    if (reset.outcome === 'several') throw new Error(`Several accounts have this name and a second factor: add --role ${reset.roles.join(' or --role ')}.`)
    console.log(`The second factor of ${name} (${reset.role}) is gone, with its recovery codes; signed out everywhere. They sign in with the password alone: let them set it up anew at once.`)
  })
})
