import { expect, it } from 'vitest'
import { submit } from '../support/api/request.ts'
import { storedOutbox } from '../support/api/rows.ts'
import { CONTACT } from '../support/api/submissions.ts'

process.env.WEBHOOK_URL = 'https://crm.example/hook'

it('a firm with a webhook hears of a submission, and not of spam', async () => {
  await submit('contact', { ...CONTACT, _gotcha: 'x' })
  expect(await storedOutbox()).toEqual([])
  await submit('contact', CONTACT)
  expect((await storedOutbox()).map((row) => row.kind).sort()).toEqual(['acknowledge', 'notify', 'webhook'])
})
