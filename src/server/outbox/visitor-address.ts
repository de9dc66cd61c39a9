import { plainAddress } from '#server/mail/mail.ts'
import type { DueRow } from '#server/outbox/repository.ts'
import { senderOf } from '#server/submissions/sender.ts'

/** The visitor's address, if what they gave is one plain address. */
export const visitorAddress = ({ formId, data }: Pick<DueRow, 'formId' | 'data'>): string | undefined => plainAddress(senderOf(formId, data).email)
