import { pause } from './pause.ts'

/** How long we wait for a file or for an answer of the API. A stalled line never fails by itself: nothing would be reported or retried. */
export const PATIENCE_MS = 30_000

/**
 * Requests a file; the time limit covers reading the body as well. `reload` bypasses the browser's cache, which makes a
 * request wait for an earlier one that stalled, and may keep the 404 of a hashed file for a year.
 */
export const fetchFile = (file: string, cache?: RequestCache): Promise<Response> =>
  fetch(file, { signal: AbortSignal.timeout(PATIENCE_MS), cache })

/** Resolves when `PATIENCE_MS` are over, for what can't be aborted, such as an import. */
export const overdue = () => pause(PATIENCE_MS)
