/** Submissions for browser tests, put into the database of the preview, under a sender's name that no other test has. */
import { randomUUID } from 'node:crypto'
import { query } from './database.ts'

type New = { form?: string; data?: Record<string, string | number>; state?: string; spam?: boolean; file?: Buffer; minutesAgo?: number }

/** A unique name: a search for it finds only what this test has added. */
export const newSender = (): string => `Sender${randomUUID().slice(0, 8)}`

let added = 0
/** Stores a submission. By default each is a minute older than the previous one, so that the first is the first in the list. */
export const giveSubmission = async (sender: string, { form = 'contact', data = {}, state = 'new', spam = false, file, minutesAgo = added++ }: New = {}): Promise<string> => {
  const id = randomUUID()
  const filled = { name: sender, email: `${sender.toLowerCase()}@example.com`, query: 'Feedback', message: 'Thank you.', ...data }
  const words = Object.values(filled).join(' ').toLowerCase().replace(/[^a-z0-9]+/g, ' ')
  await query(
    "insert into submissions (id, form_id, data, search, idempotency_key, body_hash, state, spam, created_at) values ($1, $2, $3::json, $4, $5, 'x', $6, $7, now() - $8 * interval '1 minute')",
    [id, form, JSON.stringify(filled), words, id, state, spam, minutesAgo],
  )
  if (file) await query("insert into submission_files (submission_id, field, name, type, size, content) values ($1, 'resume', 'Résumé.pdf', 'application/pdf', $2, $3)", [id, file.length, file])
  return id
}

export const labelOf = async (id: string): Promise<{ state: string; spam: boolean }> =>
  (await query<{ state: string; spam: boolean }>('select state, spam from submissions where id = $1', [id]))[0]!

export const toldOf = async (id: string): Promise<string[]> =>
  (await query<{ kind: string }>('select kind from outbox where submission_id = $1 order by kind', [id])).map(({ kind }) => kind)
