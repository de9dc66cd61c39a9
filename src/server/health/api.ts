import { sql } from 'drizzle-orm'
import { db } from '#server/db/client.ts'
import { onlyRowOf } from '#server/db/rows.ts'
import { isUnreachable } from '#server/db/unreachable.ts'
import { env } from '#server/env.ts'
import { createApi } from '#server/http/app.ts'
import { mailerOf } from '#server/mail/provider.ts'

const readOnly = sql`select current_setting('transaction_read_only') = 'on' as yes`

/** `GET /api/health`: 200 when the database answers, 503 when it can't be reached or only reads, so that no form is stored; names a mail provider that is missing. */
export const healthApi = createApi().get('/api/health', async (c) => {
  try {
    if ((await onlyRowOf<{ yes: boolean }>(db(), readOnly)).yes) return c.json({ ok: false, database: 'only reads' }, 503)
    return c.json({ ok: true, database: 'reached', ...(mailerOf(env()) ? {} : { mail: 'no provider' }) })
  } catch (error) {
    if (!isUnreachable(error)) throw error
    if (error instanceof Error) c.set('failure', error)
    return c.json({ ok: false, database: 'not reached' }, 503)
  }
})
