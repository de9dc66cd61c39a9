/** Structured logs without personal data: only the fields of this type are ever written (trust row 12). */
type RequestEntry = {
  event: 'request' | 'error'
  requestId: string
  method: string
  /** The route's pattern, never the address itself. */
  route: string
  status: number
  ms: number
  /** Which member of staff called, by the account's random id. */
  account?: string
} & ErrorNames

/** An error's class and database code, never its message: messages quote values. */
type ErrorNames = { errorName?: string; errorCode?: string }

/** An attempt to send a notice of a submission; rows that wait because no mail provider, or no webhook, is set. */
type OutboxEntry =
  | { event: 'delivery'; outboxId: string; kind: string; attempt: number; ok: boolean; givenUp: boolean; status?: number; error?: string; waitMs?: number | undefined; ms: number }
  | { event: 'no-mail-provider' | 'no-webhook'; ok: false; waiting: number }

/** Background work that failed. */
type RunEntry = { event: 'delivery-run' | 'limits-purge' | 'sign-in-purge' | 'retention' | 'run-note' | 'stuck-count' | 'account-mail' | 'export'; ok: false } & ErrorNames

type LogEntry = RequestEntry | OutboxEntry | RunEntry

export const log = (entry: LogEntry) => {
  const line = JSON.stringify({ at: new Date().toISOString(), ...entry })
  if ('ok' in entry ? !entry.ok : entry.status >= 500) console.error(line)
  else console.log(line)
}

/** The driver's own timeouts have a message and no code. */
const TIMEOUTS: Record<string, string> = {
  'Query read timeout': 'STATEMENT_TIMEOUT',
  'Connection terminated due to connection timeout': 'CONNECTION_TIMEOUT',
  'timeout exceeded when trying to connect': 'CONNECTION_TIMEOUT',
}

const codeOf = (error: Error): unknown => (error as { code?: unknown }).code ?? TIMEOUTS[error.message]

/** What may be logged of an error: the innermost class name, and the innermost code. */
export const describe = (error: Error): ErrorNames => {
  let [inner, code] = [error, codeOf(error)]
  while (inner.cause instanceof Error) {
    inner = inner.cause
    code = codeOf(inner) ?? code
  }
  return { errorName: inner.name, ...(typeof code === 'string' ? { errorCode: code } : {}) }
}

/** Does `work`. @returns whether it went well: a failure is logged, and left to the next run */
export const wentWell = async (event: RunEntry['event'], work: () => Promise<unknown>): Promise<boolean> => {
  try {
    await work()
    return true
  } catch (error) {
    log({ event, ok: false, ...(error instanceof Error ? describe(error) : {}) })
    return false
  }
}
