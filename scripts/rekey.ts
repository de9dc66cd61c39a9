/**
 * `npm run rekey` computes every client's lookup key again with the LOOKUP_KEY of the environment, which must be the
 * deployed site's, and every venture's key by the present rule for folding names (docs/deploying.md, "Keys"). It uses the
 * database of NETLIFY_DB_URL, else the local one.
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
