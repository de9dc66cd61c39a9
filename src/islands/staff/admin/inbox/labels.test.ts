import { expect, it } from 'vitest'
import { senderOf } from '#islands/staff/admin/inbox/labels.ts'

it.each([['Ada Byron', 'ada@example.com', 'Ada Byron'], ['', 'ada@example.com', 'ada@example.com'], ['', '', 'No name']])(
  'a submission is called by its sender’s name, else by the address, and never by nothing: %j, %j', (name, email, called) => expect(senderOf({ name, email })).toBe(called))
