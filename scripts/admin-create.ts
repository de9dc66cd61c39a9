/**
 * `npm run admin:create -- <email> [--username <name>]` adds an admin and prints the link by which they choose a password.
 * For an admin who has chosen none yet it prints a new link. It uses the database of NETLIFY_DB_URL, else the local
 * one; a local link has port 8888, or PREVIEW_PORT.
 */
import { parseArgs } from 'node:util'
import { runCommand } from './process/command.ts'
import { withDatabase } from './database/reach.ts'
import { newAccount } from '#contracts/api/people.ts'
import { createAdmin } from '#server/auth/create-admin.ts'
import { db } from '#server/db/client.ts'

const USAGE = 'npm run admin:create -- <email> [--username <name>]'
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,99}$/u

const given = () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { username: { type: 'string' } } })
  const [email = ''] = positionals
  const account = newAccount.safeParse({ email })
  if (!account.success || positionals.length !== 1) throw new Error(`An email address is needed: ${USAGE}`)
  if (values.username !== undefined && !USERNAME.test(values.username)) throw new Error('A username has letters, digits, dots, dashes and underscores, and begins with a letter or digit.')
  return { email: account.data.email, username: values.username }
}

const create = async () => {
  const admin = given()
  await withDatabase(async () => {
    const created = await createAdmin(db(), admin, `http://localhost:${process.env.PREVIEW_PORT ?? '8888'}`)
    if (!created) throw new Error('There is already an admin with this email or username.')
    const is = created.again ? 'is an admin already, without a password: an earlier link no longer works.' : 'is an admin.'
    console.log(`${admin.email} ${is} Choose the password with this link, which works once, until ${created.expiresAt.toISOString()}:\n\n  ${created.address}\n`)
  })
}

await runCommand(create)
