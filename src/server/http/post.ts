import { delivery } from '#server/settings.ts'

/** A receiver that answered, but not with 2xx. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number

  constructor(status: number) {
    super(`answered with ${status}`)
    this.status = status
  }
}

/** Posts JSON to an address of the environment. A redirect is not followed: it is a refusal. @throws Refused, or a network error */
export const post = async (url: string, headers: Record<string, string>, body: string): Promise<{ status: number }> => {
  const answer = await fetch(url, {
    method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body, redirect: 'manual', signal: AbortSignal.timeout(delivery.timeoutMs),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Refused(answer.status)
  return { status: answer.status }
}
