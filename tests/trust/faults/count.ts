/** Compares rows with acknowledgements: what the database has, and what the clients were told. */
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Ledger } from './writers.ts'
import { db } from '#server/db/client.ts'
import { audit, clientEvents, clients, outbox, submissionFiles, submissions } from '#server/db/schema.ts'

export type Count = { acknowledged: number; lost: number; doubled: number; /** Rows without all that is written in the same statement. */ torn: number }

/** The keys of the stored fillings, each with the rows that are written with it. */
const fillings = () =>
  db()
    .select({
      key: submissions.idempotencyKey,
      text: sql<string>`coalesce(data->>'message', data->>'coverLetter')`,
      told: db().$count(outbox, eq(outbox.submissionId, submissions.id)),
      files: db().$count(submissionFiles, eq(submissionFiles.submissionId, submissions.id)),
      wanted: sql<number>`case when form_id = 'contact' then 0 else 1 end`,
    })
    .from(submissions)
    .orderBy(asc(submissions.createdAt))

export const storedKeys = async (): Promise<Set<string>> => new Set((await db().select({ key: submissions.idempotencyKey }).from(submissions)).map(({ key }) => key))

const countFillings = async ({ filled }: Ledger): Promise<Count> => {
  const rows = await fillings()
  const texts = new Set(rows.map(({ text }) => text))
  return {
    acknowledged: filled.size,
    lost: [...filled].filter((key) => !texts.has(key)).length,
    doubled: rows.length - texts.size,
    torn: rows.filter(({ key, text, told, files, wanted }) => key !== text || told !== 2 || files !== wanted).length,
  }
}

/** Each edit raises the version by one, and leaves one entry in the history and one line in the trail. */
const countEdits = async ({ edited }: Ledger): Promise<Count> => {
  const ids = [...edited.keys()]
  const events = db().$count(clientEvents, sql`${clientEvents.clientId} = ${clients.id} and ${clientEvents.note} is not null`)
  const lines = db().$count(audit, sql`${audit.subjectId} = ${clients.id}::text and ${audit.action} = 'client.edit'`)
  const rows = await db().select({ id: clients.id, edits: sql<number>`${clients.version} - 1`, events, lines }).from(clients).where(inArray(clients.id, ids))
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
  const made = (id: string) => edited.get(id) ?? 0
  return {
    acknowledged: sum(({ id }) => made(id)),
    lost: sum(({ id, edits }) => Math.max(0, made(id) - edits)),
    doubled: sum(({ id, edits }) => Math.max(0, edits - made(id))),
    torn: sum(({ edits, events: entries, lines: trail }) => Math.abs(edits - entries) + Math.abs(edits - trail)),
  }
}

/** Submissions and edits together, to be counted once every writer has its last answer. */
export const countRows = async (ledger: Ledger): Promise<Count> => {
  const [one, other] = [await countFillings(ledger), await countEdits(ledger)]
  return { acknowledged: one.acknowledged + other.acknowledged, lost: one.lost + other.lost, doubled: one.doubled + other.doubled, torn: one.torn + other.torn }
}

/** Deletes the submissions before the next fault; each fault has clients of its own. */
export const forgetFillings = async (): Promise<void> => { await db().delete(submissions) }
