import { env } from '#server/env.ts'
import type { Kind } from '#server/outbox/repository.ts'

/** The kinds of notice that a submission causes unless it is spam: rows beside it (docs/decisions/outbox.md). */
export const kindsToTell = (): Kind[] => ['notify', 'acknowledge', ...(env().WEBHOOK_URL ? (['webhook'] as const) : [])]
