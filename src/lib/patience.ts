import { pause } from './pause.ts'

/** How long a file is waited for: as long as an answer of the API. A line that stalls ends nothing by itself, and nothing would be said or tried again. */
const PATIENCE_MS = 30_000

/** Asks for a file. What is read of the answer is under the same patience. */
export const fetchFile = (file: string): Promise<Response> => fetch(file, { signal: AbortSignal.timeout(PATIENCE_MS) })

/** For what can't be ended, such as an import, but is not waited for any longer. */
export const overdue = () => pause(PATIENCE_MS)
