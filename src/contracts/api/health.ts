/** The system's health, for whoever runs it. */
import * as z from 'zod/mini'
import { moment, routes } from '#contracts/api/route.ts'

/** A number of outbox rows, and when the oldest was written. */
const ofOutbox = z.lazy(() => z.object({ count: z.int(), oldest: z.nullable(moment) }))

/** The running system's state, for its operators: figures and times, no personal data. */
const health = z.lazy(() => z.object({
  /** When this was read, by the database's clock: compare the times below with it, not with the reader's clock. */
  at: moment,
  database: z.object({
    /** The round trip of a statement that does nothing, in milliseconds. */
    ms: z.number(),
    /** The last applied migration; null if the platform's own table of them can't be read. */
    migration: z.nullable(z.object({ name: z.string(), appliedAt: moment })),
  }),
  /** Whether a mail provider is set. */
  mail: z.boolean(),
  /** Notices of submissions that wait, and those that were given up. */
  waiting: ofOutbox,
  givenUp: ofOutbox,
  /** When each scheduled job last finished; null before the first time. */
  lastRun: z.object({ hourly: z.nullable(moment), retention: z.nullable(moment) }),
  /** Since midnight UTC, including spam. */
  submissionsToday: z.int(),
  spamToday: z.int(),
  /** Staff sessions that are alive, of all portals. */
  sessions: z.int(),
}))

export const healthRoutes = routes({
  systemHealth: { method: 'GET', path: '/api/admin/health', role: 'admin', summary: 'Database, mail, outbox, schedule and use, as they are now', answer: z.lazy(() => z.object({ data: health })) },
})

export type Health = z.infer<typeof health>
