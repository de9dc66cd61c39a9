import { DEMO_PASSWORD, demoEmail } from '../demo/sign-in.ts'
import { post } from '#lib/api.ts'
import { adminAuthRoutes, signInOf } from '#contracts/api/auth.ts'
import type { Role } from '#contracts/roles.ts'

const tokenFor = async (origin: string, role: Role): Promise<string> => {
  if (role === 'admin') {
    const answer = await post(`${origin}${adminAuthRoutes.adminLogin.path}`, adminAuthRoutes.adminLogin.answer, { body: { username: 'admin', password: DEMO_PASSWORD } })
    return answer.ok ? answer.data.token : ''
  }
  const { path, answer: shape } = signInOf[role]
  const answer = await post(`${origin}${path}`, shape, { body: { email: demoEmail(role), password: DEMO_PASSWORD } })
  return answer.ok ? answer.data.data.token : ''
}

/** The storage entries of a browser that is signed in to a demo account (spec section 3). @throws if the sign-in is refused */
export const keepsOf = async (origin: string, role: Role): Promise<[string, string][]> => {
  const token = await tokenFor(origin, role)
  if (!token) throw new Error(`The demo ${role} could not sign in: is the database seeded?`)
  return [[`${role}Token`, token], [`${role}TokenTimestamp`, String(Date.now())]]
}
