/** Runs that take rows in batches at the same moment never take the same row (docs/decisions/outbox.md, retention.md). */
import { describe, expect, it } from 'vitest'
import { db } from '#server/db/client.ts'
import { deliverDue } from '#server/outbox/deliver.ts'
import { deleteExpired } from '#server/retention/delete.ts'
import { inTurn, midway, onRealPostgres, PATIENCE } from '../../support/api/at-once.ts'
import { addTold, after, attempts, channels, smtpServer } from '../../support/api/outbox.ts'

const address = onRealPostgres()

it('what is due is delivered once by many deliverers at once, be it more than a batch', PATIENCE, async () => {
  const server = await smtpServer()
  for (let i = 0; i < 12; i++) await addTold({ kinds: ['notify', 'acknowledge'], data: { email: `visitor-${i}@example.com` } })
  const deliver = () => deliverDue(db(), { channels: channels({ mail: server.mail }), now: after(0) })
  await inTurn(address(), await midway('outbox'), Array<typeof deliver>(5).fill(deliver))
  expect(server.taken).toHaveLength(24)
  expect(new Set(server.taken.map(({ raw }) => /^Message-ID: .*$/m.exec(raw)![0])).size).toBe(24)
  expect(await attempts()).toHaveLength(24)
})

describe('what is kept no longer', PATIENCE, () => {
  const MONTH = 31 * 24 * 60

  it.each([
    ['submissions', 24, { submissions: 1, files: 0 }, {}],
    ['submission_files', 12, { submissions: 0, files: 1 }, { files: ['resume'] }],
  ])('is deleted by two runs at once, each another row: %s after %i months', async (table, months, one, sent) => {
    for (let i = 0; i < 2; i++) await addTold(sent)
    const run = () => deleteExpired(db(), { now: after(months * MONTH), batch: 1 })
    expect(await inTurn(address(), await midway(table), [run, run])).toEqual([one, one])
  })
})
