/**
 * `npm run rekey` writes every client's lookup key anew under the LOOKUP_KEY of the environment, which must be the
 * deployed site's. It talks to the database of NETLIFY_DB_URL, else to the local one.
 */
import { runCommand } from './command.ts'
import { withDatabase } from './reach-database.ts'
import { rekeyClients } from '#server/clients/rekey.ts'
import { db } from '#server/db/client.ts'

await runCommand(() => withDatabase(async () => { console.log(`${await rekeyClients(db())} clients can be looked up under the key of today.`) }))
