/**
 * The process under test, started by `site.ts`: every function behind a plain Node server, and beside them the bare
 * handlers that load is compared with, in the same process and on the same pool. `node server.ts <port> <port of the bare handler>`.
 */
import { createServer } from 'node:http'
import { serve } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type pg from 'pg'
import { BARE_FUNCTION, CLIENT_ADDRESS } from './site.ts'
import { functions } from '../../scripts/built-site/functions.ts'
import { db } from '#server/db/client.ts'

const hostname = '127.0.0.1'
const [port = 0, barePort = 0] = process.argv.slice(2).map(Number)

const app = new Hono()
// Behind the platform the sender's address comes from its context; here whoever sends says it, as the platform would.
for (const { path, handle } of await functions()) app.all(path, (c) => handle(c.req.raw, c.req.header(CLIENT_ADDRESS) ?? hostname))

/** A function as bare as can be, behind the same server and on the same library: what of the difference is the platform's shape. */
app.get(BARE_FUNCTION, async () => Response.json((await db().execute(sql`select 1 as one`) as { rows: unknown[] }).rows))

/** One statement and its answer, with nothing between: no router, session, schema, log or header. */
const { $client: pool } = db() as unknown as { $client: pg.Pool }
const bare = createServer((_, response) => {
  pool.query('select 1 as one').then(
    ({ rows }) => response.setHeader('content-type', 'application/json').end(JSON.stringify(rows)),
    () => response.writeHead(503).end(),
  )
})

await new Promise((resolve) => serve({ fetch: app.fetch, port, hostname }, resolve))
await new Promise<void>((resolve) => { bare.listen(barePort, hostname, resolve) })
process.send?.('ready')
// Without its parent it is nobody's.
process.once('disconnect', () => process.exit())
