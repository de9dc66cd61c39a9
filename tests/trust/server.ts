/**
 * The process under test, started by `site.ts`: every function behind a plain Node server, and beside them, in the same
 * process and on the same pool, the bare handlers that the functions are compared with. `node server.ts <port> <port of the bare handler>`.
 */
import { createServer } from 'node:http'
import { serve } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type pg from 'pg'
import { BARE_FUNCTION, BARE_HANDLER, BARE_READ, BARE_WRITE, CLIENT_ADDRESS } from './site.ts'
import { functions, sources } from '../../scripts/built-site/functions.ts'
import { db } from '#server/db/client.ts'
import { isEmbedded } from '#server/env.ts'

const hostname = '127.0.0.1'
const [port = 0, barePort = 0] = process.argv.slice(2).map(Number)

const app = new Hono()
// On the platform the sender's address comes from its context; here the sender states it in a header.
for (const { path, handle } of await functions(sources())) app.all(path, (c) => handle(c.req.raw, c.req.header(CLIENT_ADDRESS) ?? hostname))

/** A minimal function on the same server and library, to show which part of the difference is due to the platform's shape. */
app.get(BARE_FUNCTION, async () => Response.json((await db().execute(sql`select 1 as one`) as { rows: unknown[] }).rows))

/**
 * One statement and its answer, with nothing between: no router, session, schema, log or header. The smallest possible,
 * the statement of a page of ten clients, and the insert of a message.
 */
const BARE: Record<string, { name: string; text: string }> = {
  [BARE_HANDLER]: { name: 'bare', text: 'select 1 as one' },
  [BARE_READ]: {
    name: 'bare read',
    text: `select c.*, a.email, (select sum(total)::int from client_totals) as total from clients c join accounts a on a.id = c.owner_id order by c.created_at desc, c.id desc limit 10`,
  },
  [BARE_WRITE]: { name: 'bare write', text: `insert into submissions (form_id, data, idempotency_key, body_hash, spam) values ('bare', $1, gen_random_uuid()::text, '', true)` },
}
const { $client: pool } = db() as unknown as { $client: pg.Pool }
const bare = createServer((request, response) => {
  const statement = BARE[request.url ?? '']!
  // As in `prepared`: no names on the embedded database.
  const run = (values: unknown[]) => pool.query({ ...statement, name: isEmbedded() ? '' : statement.name, values }).then(
    ({ rows }) => response.setHeader('content-type', 'application/json').end(JSON.stringify(rows)),
    () => response.writeHead(503).end(),
  )
  if (request.method === 'GET') return void run([])
  let body = ''
  request.setEncoding('utf8').on('data', (text: string) => { body += text }).on('end', () => { void run([JSON.stringify(JSON.parse(body))]) })
})

await new Promise((resolve) => serve({ fetch: app.fetch, port, hostname }, resolve))
await new Promise<void>((resolve) => { bare.listen(barePort, hostname, resolve) })
process.send?.('ready')
// Ends with its parent, so that it isn't left behind.
process.once('disconnect', () => process.exit())
