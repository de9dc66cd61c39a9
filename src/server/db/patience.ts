/**
 * A database that hangs counts as one that can't be reached: a call that waits for a connection and two statements is
 * answered before the browser's 30 s (`#lib/patience.ts`) and the platform's 60 are over.
 */
export const PATIENCE = { connectionTimeoutMillis: 4000, query_timeout: 12_000 }
