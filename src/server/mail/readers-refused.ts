import { Refused } from '#server/http/post.ts'

/** What a provider by HTTP says of an address that it can't send to. */
const UNPROCESSABLE = 422

/** By which status a provider has refused all readers of a mail for good, where that is what `error` says, which a mailer threw. */
export const readersRefused = (error: unknown): number | undefined => {
  if (error instanceof Refused) return error.status === UNPROCESSABLE ? error.status : undefined
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500 ? responseCode : undefined
}
