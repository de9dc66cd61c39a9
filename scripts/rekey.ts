/**
 * `npm run rekey` computes every client's lookup key again with the LOOKUP_KEY of the environment, which must be the
 * deployed site's, and every venture's key by the present rule for folding names (docs/deploying.md, "Keys"). It uses the
 * database of NETLIFY_DB_URL, else the local one.
 */
import { runCommand } from './process/command.ts'
import { withDatabase } from './database/reach.ts'
import { countOf } from '#contracts/figures.ts'
import { rekeyClients } from '#server/clients/rekey.ts'
import { db } from '#server/db/client.ts'
import { rekeyVentures } from '#server/evaluations/rekey.ts'

await runCommand(() => withDatabase(async () => {
  console.log(`${countOf(await rekeyClients(db()), 'client')} can be looked up under today’s key.`)
  const { evaluations, interests } = await rekeyVentures(db())
  console.log(`Matched with their ventures again: ${countOf(evaluations, 'evaluation')}, ${countOf(interests, 'declared interest')}.`)
}))
