import { Refused } from '#server/http/post.ts'

/** How an HTTP provider answers for an address that it can't send to. */
const UNPROCESSABLE = 422

/** The status by which a provider has permanently refused all recipients, if a mailer's `error` says that. */
export const readersRefused = (error: unknown): number | undefined => {
  if (error instanceof Refused) return error.status === UNPROCESSABLE ? error.status : undefined
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500 ? responseCode : undefined
}
