/** Structured logs without personal data: only the fields of this type are ever written (trust row 12). */
export type LogEntry = {
  event: 'request' | 'error'
  requestId: string
  method: string
  /** The pattern that matched, never the address itself. */
  route: string
  status: number
  ms: number
  /** An error's class and database code, never its message: messages quote values. */
  errorName?: string
  errorCode?: string
}

export const log = (entry: LogEntry) => {
  const line = JSON.stringify({ at: new Date().toISOString(), ...entry })
  if (entry.status >= 500) console.error(line)
  else console.log(line)
}

/** What may be told of an error: the innermost class name and code. */
export const describe = (error: Error): Pick<LogEntry, 'errorName' | 'errorCode'> => {
  let inner: Error = error
  while (inner.cause instanceof Error) inner = inner.cause
  const code = (inner as { code?: unknown }).code
  return { errorName: inner.name, ...(typeof code === 'string' ? { errorCode: code } : {}) }
}
