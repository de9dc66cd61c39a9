/** The system's health, for whoever runs it. */
import * as z from 'zod/mini'
import { moment, routes } from '#contracts/api/route.ts'

/** How many rows of the outbox, and since when. */
const ofOutbox = z.lazy(() => z.object({ count: z.int(), oldest: z.nullable(moment) }))

/** How the running system is, for its operators: figures and moments, nobody's data. */
const health = z.lazy(() => z.object({
  database: z.object({
    /** How long a statement that does nothing takes, there and back, in milliseconds. */
    ms: z.number(),
    /** The last migration that was applied; null where the platform's own table of them can't be read. */
    migration: z.nullable(z.object({ name: z.string(), appliedAt: moment })),
  }),
  /** Whether mails have a way out. */
  mail: z.boolean(),
  /** What is still to be told of submissions, and what was given up. */
  waiting: ofOutbox,
  givenUp: ofOutbox,
  /** When each scheduled job last finished; null before the first time. */
  lastRun: z.object({ hourly: z.nullable(moment), retention: z.nullable(moment) }),
  /** Since midnight UTC, with those that were put aside as spam. */
  submissionsToday: z.int(),
  spamToday: z.int(),
  /** Staff sessions that are alive, of all portals. */
  sessions: z.int(),
}))

export const healthRoutes = routes({
  systemHealth: { method: 'GET', path: '/api/admin/health', role: 'admin', summary: 'Database, mail, outbox, schedule and use, as they are now', answer: z.lazy(() => z.object({ data: health })) },
})

export type Health = z.infer<typeof health>
