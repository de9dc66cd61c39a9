/** An export as a response: recorded in the trail before a byte is sent, and streamed, so that no list is too long for it. */
import { dayIn } from '#contracts/day.ts'
import { note } from '#server/audit/audited.ts'
import type { Session } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/client.ts'
import type { Walk } from '#server/db/listing.ts'
import { csvOf, type Column } from '#server/exports/csv.ts'
import { asAttachment } from '#server/http/attachment.ts'
import { wentWell } from '#server/http/log.ts'
import { site } from '#site/config.ts'

const AT_ONCE = 1000

type Keyed = { _id: string }
type Export<Row extends Keyed> = { noun: string; query: Record<string, unknown>; walk: Walk<Row>; columns: readonly Column<Row>[] }

const inOrder = <Row extends Keyed>(keys: string[], rows: Row[]): Row[] => {
  const byKey = new Map(rows.map((row) => [row._id, row]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}

const rowsOf = async function* <Row extends Keyed>(walk: Walk<Row>, keys: string[]): AsyncGenerator<Row[], void> {
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const some = keys.slice(from, from + AT_ONCE)
    yield inOrder(some, await walk.rows(some))
  }
}

/** If the text ends with an error, so does the response: a part must not look like the whole. */
const streamOf = (text: AsyncGenerator<string, void>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  let isCancelled = false
  const pass = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    try {
      const { done, value } = await text.next()
      // The download was cancelled: that is no failure.
      if (isCancelled) return
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    } catch (error) {
      controller.error(error)
      throw error
    }
  }
  return new ReadableStream({ pull: async (controller) => { await wentWell('export', () => pass(controller)) }, cancel: async () => { isCancelled = true; await text.return() } })
}

/** The names of the query's parameters, never their values: a search may be somebody's name. */
const asked = (query: Record<string, unknown>): string => Object.keys(query).filter((name) => query[name] !== undefined).join(' ')

/** The filters that a file is named by. Their values are ours; a search may be somebody's name. */
const NAMING = ['form', 'state', 'status']
const words = (value: unknown): string[] => (typeof value === 'string' ? value.toLowerCase().match(/[a-z0-9]+/g) ?? [] : [])
const nameOf = ({ noun, query }: Pick<Export<Keyed>, 'noun' | 'query'>): string =>
  [noun, ...NAMING.flatMap((filter) => words(query[filter])), dayIn(site.timeZone, new Date())].join('-')

/**
 * All rows of a list as `<noun>-<its filters>-<the firm's day>.csv`, in its order. Which rows is settled once, at the beginning; they
 * are read by the thousand as the browser takes them, so that what changes meanwhile can neither double a row nor lose one.
 */
export const exported = async <Row extends Keyed>(db: Db, session: Session, given: Export<Row>): Promise<Response> => {
  const keys = await given.walk.keys()
  await note(db, session, { action: `export.${given.noun}`, details: { rows: keys.length, asked: asked(given.query) } })
  return new Response(streamOf(csvOf(given.columns, rowsOf(given.walk, keys))), {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': asAttachment(`${nameOf(given)}.csv`) },
  })
}
