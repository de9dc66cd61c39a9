import { expect, it } from 'vitest'
import { PATIENCE_MS } from '#lib/patience.ts'
import { waitAsInProduction } from '../../../tests/support/api/patience.ts'
import { PATIENCE } from '#server/db/patience.ts'

it('a call that waits for a connection and two statements is answered before its page gives up', () => {
  waitAsInProduction()
  expect(PATIENCE.connectionTimeoutMillis + 2 * PATIENCE.query_timeout).toBeLessThan(PATIENCE_MS)
})
