const CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EAI_AGAIN', '57P01', '57P02', '57P03', '53300'])
const MESSAGES = /connection terminated|connection ended|timeout exceeded when trying to connect|query read timeout|fetch failed/i

/** Whether `error`, or what caused it, says that the database could not be reached (rather than that a statement was wrong). */
export const isUnreachable = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'MissingDatabaseConnectionError') return true
    const code = (cause as { code?: unknown }).code
    if (typeof code === 'string' && (CODES.has(code) || code.startsWith('08'))) return true
    if (cause instanceof AggregateError && cause.errors.some(isUnreachable)) return true
    if (MESSAGES.test(cause.message)) return true
  }
  return false
}
