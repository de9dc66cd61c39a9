import { expect, it } from 'vitest'
import { delivery, retention } from '#server/settings.ts'

/** The platform's time limit for a scheduled function. */
const FUNCTION_MS = 30_000

it('a run that begins its last batch at the last moment ends before the platform ends it', () => {
  expect(delivery.budgetMs + delivery.timeoutMs).toBeLessThan(FUNCTION_MS)
  expect(retention.budgetMs).toBeLessThan(FUNCTION_MS)
})

it('an attempt is over before another deliverer takes its row', () => expect(delivery.timeoutMs).toBeLessThan(delivery.pausesMs[0]!))
