/** When links to choose a password are made and ended at the same moment, at most one of them stays open (docs/decisions/sessions.md). */
import { describe, expect, it } from 'vitest'
import { accountRoutes, internAuthRoutes } from '#contracts/api/auth.ts'
import { peopleRoutes, type Invitation } from '#contracts/api/people.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { inTurn, onRealPostgres, PATIENCE } from '../../support/api/at-once.ts'
import { addAccount, addSession, ask, staff } from '../../support/api/staff.ts'

const address = onRealPostgres()
const PASSWORD = 'a lantern on the row'
const OTHER = 'paper boats at dawn'
const secretIn = async (reset: Response): Promise<string> => {
  const { invitation } = (await reset.clone().json()) as { invitation: Invitation }
  return new URL(invitation.link!).hash.slice(1)
}

describe('a link', PATIENCE, () => {
  const someone = async () => {
    const [admin, intern] = [await staff('admin'), await addAccount('intern', { passwordHash: await hashPassword(PASSWORD) })]
    const params = { id: intern.id }
    const isOpen = async (reset: Response): Promise<boolean> => (await ask(accountRoutes.openLink, { body: { secret: await secretIn(reset) } })).ok
    return {
      intern, isOpen,
      reset: () => ask(peopleRoutes.resetPassword, { token: admin.token, params }),
      setActive: (active: boolean) => ask(peopleRoutes.setActive, { token: admin.token, params, body: { active } }),
      inTurn: (...works: (() => Promise<Response>)[]) => inTurn(address(), `select from accounts where id = '${intern.id}' for update`, works),
    }
  }

  it('made while another is being made takes its place', async () => {
    const { reset, isOpen, inTurn } = await someone()
    const [first, second] = await inTurn(reset, reset)
    expect([await isOpen(first!), await isOpen(second!)]).toEqual([false, true])
  })

  it('made while its account is being deactivated is over, also once that is active again', async () => {
    const { reset, setActive, isOpen, inTurn } = await someone()
    const [made] = await inTurn(reset, () => setActive(false))
    expect((await setActive(true)).status).toBe(200)
    expect(await isOpen(made!)).toBe(false)
  })

  it('made while its owner chooses another password is over', async () => {
    const { reset, intern, isOpen, inTurn } = await someone()
    const { token } = await addSession(intern)
    const [made, changed] = await inTurn(reset, () => ask(internAuthRoutes.internPassword, { token, body: { password: PASSWORD, newPassword: OTHER } }))
    expect(changed!.status).toBe(200)
    expect(await isOpen(made!)).toBe(false)
  })

  it.each([['before', [200, 200]], ['after', [200, 404]]])('used just %s another is made: neither waits for the other for ever', async (when, statuses) => {
    const { reset, isOpen, inTurn } = await someone()
    const secret = await secretIn(await reset())
    const works = [reset, () => ask(accountRoutes.choosePassword, { body: { secret, password: OTHER } })]
    const answers = await inTurn(...(when === 'before' ? works.reverse() : works))
    expect(answers.map(({ status }) => status)).toEqual(statuses)
    expect(await isOpen(answers[when === 'before' ? 1 : 0]!)).toBe(true)
  })
})
