const CODES = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EAI_AGAIN',
  // The last two: credentials that the platform has changed meanwhile, and a database that is being replaced by its backup.
  '57P01', '57P02', '57P03', '53300', '28P01', '3D000',
  // It answers, but writes nothing: another server has taken its place, its disk is full, or its memory.
  '25006', '53100', '53200',
])
const MESSAGES = /connection terminated|connection ended|timeout exceeded when trying to connect|query read timeout|fetch failed/i

/** The parts of an error, or of its substitute: the platform's driver throws the event with which its WebSocket failed. */
type Thrown = { name?: unknown; code?: unknown; type?: unknown; message?: unknown; params?: unknown; errors?: unknown; cause?: unknown }

const saysSo = ({ name, code, type, message, params, errors }: Thrown): boolean =>
  name === 'MissingDatabaseConnectionError'
  || type === 'error'
  || (typeof code === 'string' && (CODES.has(code) || code.startsWith('08')))
  || (Array.isArray(errors) && errors.some(isUnreachable))
  // A failed statement quotes its parameters, and a visitor may have written anything.
  || (params === undefined && typeof message === 'string' && MESSAGES.test(message))

/** Whether `error`, or what caused it, says that the database could not be reached, or can do nothing now (rather than that a statement was wrong). */
export const isUnreachable = (error: unknown): boolean => {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as Thrown).cause) if (saysSo(cause)) return true
  return false
}
