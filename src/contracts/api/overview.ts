/** The figures of the admin's dashboard (spec sections 2, 7). */
import * as z from 'zod/mini'
import { routes } from '#contracts/api/route.ts'

/** Counters and the three charts of the dashboard. */
const overview = z.lazy(() => z.object({
  /** Interns (decisions "Staff"). */
  users: z.int(),
  clients: z.int(),
  newSubmissions: z.int(),
  clientsByStatus: z.array(z.object({ status: z.string(), count: z.int() })),
  /** The last twelve weeks, oldest first; `week` is the Monday, YYYY-MM-DD. */
  submissionsByWeek: z.array(z.object({ week: z.string(), form: z.string(), count: z.int() })),
  /** Ventures by the five categories, best first, at most twelve. */
  venturesByCategory: z.array(z.object({ ventureName: z.string(), mean: z.number(), categories: z.array(z.number()) })),
  /** How many ventures have the best mean, those beyond the twelve included. */
  leaders: z.int(),
}))

export const overviewRoutes = routes({
  overview: { method: 'GET', path: '/api/admin/overview', role: 'admin', summary: 'Counters and pictures', answer: z.lazy(() => z.object({ data: overview })) },
})

export type Overview = z.infer<typeof overview>
