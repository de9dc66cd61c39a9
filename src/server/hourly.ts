import { purgeLinks } from '#server/auth/links.ts'
import { purgePauses } from '#server/auth/pauses.ts'
import { purgeSessions } from '#server/auth/sessions.ts'
import { db } from '#server/db/client.ts'
import { thawed } from '#server/db/thawed.ts'
import { noteRun } from '#server/health/runs.ts'
import { wentWell } from '#server/http/log.ts'
import { purgeExpired } from '#server/limits/repository.ts'
import { tellStuck } from '#server/outbox/deliver.ts'
import { deliverNow } from '#server/outbox/soon.ts'

/**
 * The hourly run: deletes expired counts of limits, sessions, links and pauses (trust row 12), delivers what is due, logs
 * how many notices wait for a channel that isn't configured, and records that it ran. After a step that fails the next
 * ones are still done.
 * @returns whether all of it went well
 */
export const hourly = async (): Promise<boolean> => {
  await thawed()
  const went = [
    await wentWell('limits-purge', () => purgeExpired(db())),
    await wentWell('sign-in-purge', () => Promise.all([purgeSessions(db()), purgeLinks(db()), purgePauses(db())])),
    await deliverNow(),
    await wentWell('stuck-count', () => tellStuck(db())),
    await wentWell('run-note', () => noteRun(db(), 'hourly')),
  ]
  return went.every(Boolean)
}
