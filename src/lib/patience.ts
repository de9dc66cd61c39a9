import { pause } from './pause.ts'

/** How long a file or an answer of the API is waited for. A line that stalls ends nothing by itself, and nothing would be said or tried again. */
export const PATIENCE_MS = 30_000

/**
 * Asks for a file; reading the answer has the same patience. One that stalled is asked for again with `reload`: otherwise
 * a browser's cache lets the second request wait for the first.
 */
export const fetchFile = (file: string, cache?: RequestCache): Promise<Response> =>
  fetch(file, { signal: AbortSignal.timeout(PATIENCE_MS), cache })

/** For what can't be ended, such as an import, but is not waited for any longer. */
export const overdue = () => pause(PATIENCE_MS)
