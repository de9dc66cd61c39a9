import type { Hono } from 'hono'
import { peopleRoutes } from '#contracts/api/people.ts'
import type { Bindings } from '#server/http/app.ts'
import { implement } from '#server/http/implement.ts'
import { addPerson, linkAgain } from '#server/people/invite.ts'
import { interns, judges } from '#server/people/list.ts'
import { setActive } from '#server/people/set-active.ts'

/** Interns and judges, as the admin adds, invites and deactivates them. */
export const servePeople = (app: Hono<Bindings>): void =>
  implement(app, peopleRoutes, {
    getUsers: ({ query, db }) => interns(db).list(query),
    getJudges: ({ query, db }) => judges(db).list(query),
    addUser: async ({ body, session, db, c }) => {
      const { person, invitation } = await addPerson(db, session, 'intern', body, c.req.url)
      return { data: { ...person, clients: 0 }, invitation }
    },
    addJudge: async ({ body, session, db, c }) => {
      const { person, invitation } = await addPerson(db, session, 'judge', body, c.req.url)
      return { data: { ...person, evaluations: 0 }, invitation }
    },
    inviteAgain: async ({ params, session, db, c }) => ({ invitation: await linkAgain(db, session, 'invitation', params.id, c.req.url) }),
    resetPassword: async ({ params, session, db, c }) => ({ invitation: await linkAgain(db, session, 'reset', params.id, c.req.url) }),
    setActive: ({ params, body, session, db }) => setActive(db, session, params.id, body.active),
  })
