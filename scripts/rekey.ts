/**
 * `npm run rekey` writes every client's lookup key anew under the LOOKUP_KEY of the environment, which must be the
 * deployed site's, and every venture's key as its name is folded today (docs/deploying.md, "Keys"). It talks to the
 * database of NETLIFY_DB_URL, else to the local one.
 */
import { runCommand } from './process/command.ts'
import { withDatabase } from './database/reach.ts'
import { rekeyClients } from '#server/clients/rekey.ts'
import { db } from '#server/db/client.ts'
import { rekeyVentures } from '#server/evaluations/rekey.ts'

await runCommand(() => withDatabase(async () => {
  console.log(`${await rekeyClients(db())} clients can be looked up under the key of today.`)
  const { evaluations, interests } = await rekeyVentures(db())
  console.log(`${evaluations} evaluations and ${interests} declared interests had another venture's key than their name has today.`)
}))
