/** How a client behaves while the server is away: it sends again, with the same key, until the server acknowledges. */
import { setTimeout as pause } from 'node:timers/promises'

/** How often each status came; `broken` is a connection that ended without an answer. */
export type Answers = Map<number | 'broken', number>

const PAUSE_MS = 200
const PATIENCE_MS = 15_000
/** The answers that a client may get while the database is unreachable; only these are retried. */
const AGAIN = new Set<number | 'broken'>([503, 'broken'])

type Ask = (signal: AbortSignal) => Promise<Response>

/** The status of the first answer that is final, and how many attempts it took. */
export const untilAnswered = async (ask: Ask, answers: Answers): Promise<{ status: number; attempts: number }> => {
  for (let attempts = 1; ; attempts++) {
    const response = await ask(AbortSignal.timeout(PATIENCE_MS)).catch(() => undefined)
    const body = await response?.text().catch(() => undefined)
    const outcome = response && body !== undefined ? response.status : 'broken'
    answers.set(outcome, (answers.get(outcome) ?? 0) + 1)
    if (typeof outcome === 'number' && !AGAIN.has(outcome)) return { status: outcome, attempts }
    await pause(PAUSE_MS)
  }
}
