import { db } from '#server/db/client.ts'
import { logFailure } from '#server/http/log.ts'
import { purgeExpired } from '#server/limits/repository.ts'
import { deliverNow } from '#server/outbox/soon.ts'

/** What the schedule does: forgets the counts of limits whose time is over (trust row 12), and delivers what is due. */
export const everyMinute = async (): Promise<void> => {
  await logFailure('limits-purge', () => purgeExpired(db()))
  await deliverNow()
}
