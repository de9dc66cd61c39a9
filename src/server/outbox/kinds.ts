import { env } from '#server/env.ts'
import type { Kind } from '#server/outbox/repository.ts'

/** What a submission that is not spam has to tell, as rows beside it (docs/decisions/outbox.md). */
export const kindsToTell = (): Kind[] => ['notify', 'acknowledge', ...(env().WEBHOOK_URL ? (['webhook'] as const) : [])]
