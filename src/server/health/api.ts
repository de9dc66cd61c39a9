import { sql } from 'drizzle-orm'
import { db } from '#server/db/client.ts'
import { isUnreachable } from '#server/db/unreachable.ts'
import { env } from '#server/env.ts'
import { createApi } from '#server/http/app.ts'
import { mailerOf } from '#server/mail/provider.ts'

/** `GET /api/health`: 200 when the database answers, 503 when it can't be reached; names a mail provider that is missing. */
export const healthApi = createApi().get('/api/health', async (c) => {
  try {
    await db().execute(sql`select 1`)
    return c.json({ ok: true, database: 'reached', ...(mailerOf(env()) ? {} : { mail: 'no provider' }) })
  } catch (error) {
    if (!isUnreachable(error)) throw error
    return c.json({ ok: false, database: 'not reached' }, 503)
  }
})
