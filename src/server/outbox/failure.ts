import { describe } from '#server/http/log.ts'
import { Refused } from '#server/http/post.ts'
import type { Outcome } from '#server/outbox/repository.ts'

/** What is recorded of an attempt that failed with `error`. */
export const failure = (error: unknown): Pick<Outcome, 'status' | 'error' | 'waitMs'> => {
  if (error instanceof Refused) return { status: error.status, error: error.name, waitMs: error.waitMs }
  const { errorCode, errorName } = error instanceof Error ? describe(error) : { errorName: 'Unknown' }
  // An SMTP server's answer, where there was one.
  const { responseCode } = error as { responseCode?: unknown }
  return { ...(typeof responseCode === 'number' ? { status: responseCode } : {}), error: errorCode ?? errorName }
}
