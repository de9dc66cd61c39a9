import { pause } from './pause.ts'

/** How long a file or an answer of the API is waited for. A line that stalls ends nothing by itself, and nothing would be said or tried again. */
export const PATIENCE_MS = 30_000

/**
 * Asks for a file; reading the answer has the same patience. With `reload` it passes the browser's cache by, which lets a
 * request wait for an earlier one that stalled, and keeps for a year that a hashed file was missing.
 */
export const fetchFile = (file: string, cache?: RequestCache): Promise<Response> =>
  fetch(file, { signal: AbortSignal.timeout(PATIENCE_MS), cache })

/** For what can't be ended, such as an import, but is not waited for any longer. */
export const overdue = () => pause(PATIENCE_MS)
