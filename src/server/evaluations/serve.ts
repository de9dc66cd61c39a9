import type { Hono } from 'hono'
import { evaluationRoutes, judgingRoutes } from '#contracts/api/evaluations.ts'
import { declareInterest, interestsApart, interestsOf } from '#server/evaluations/interests.ts'
import { evaluationById, listEvaluations } from '#server/evaluations/list.ts'
import { rankedVentures } from '#server/evaluations/ranking/ranking.ts'
import { submitEvaluation } from '#server/evaluations/submit.ts'
import { suggestVentures } from '#server/evaluations/ventures.ts'
import type { Bindings } from '#server/http/app.ts'
import { implement } from '#server/http/implement.ts'
import { notFound } from '#server/http/problems.ts'

/** A judge's own work (spec sections 2 and 7). */
export const serveJudging = (app: Hono<Bindings>): void =>
  implement(app, judgingRoutes, {
    submitEvaluation: async ({ body, session, db }) => {
      const stored = await evaluationById(db, await submitEvaluation(db, session, body))
      if (!stored) throw notFound()
      return { data: stored }
    },
    ownEvaluations: ({ query, session, db }) => listEvaluations(db, query, session.accountId),
    suggestVentures: async ({ query, db }) => ({ data: await suggestVentures(db, query.search) }),
    declareConflict: async ({ body, session, db }) => ({ data: await declareInterest(db, session, body) }),
    ownConflicts: async ({ session, db }) => ({ data: await interestsOf(db, session.accountId) }),
  })

/** What the admin sees of all judges' work. */
export const serveEvaluations = (app: Hono<Bindings>): void =>
  implement(app, evaluationRoutes, {
    getEvaluations: ({ query, db }) => listEvaluations(db, query),
    ranking: async ({ db }) => {
      const [data, apart] = await Promise.all([rankedVentures(db), interestsApart(db)])
      return { data, apart }
    },
  })
