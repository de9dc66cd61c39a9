import { adminSessionRoutes, internSessionRoutes, judgeSessionRoutes } from '#contracts/api/sessions.ts'

/** The own sessions of a role; what ends them lets the list be asked for again. */
export const sessionsOf = { admin: adminSessionRoutes.adminSessions, intern: internSessionRoutes.internSessions, judge: judgeSessionRoutes.judgeSessions }
export const endOthersOf = { admin: adminSessionRoutes.adminEndOthers, intern: internSessionRoutes.internEndOthers, judge: judgeSessionRoutes.judgeEndOthers }
