import { delivery } from '#server/settings.ts'

/** `Retry-After` in milliseconds: the header has seconds, or a date (RFC 9110). */
const waitOf = (retryAfter: string): number => {
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Number.isNaN(ms) ? delivery.waitMs : Math.min(Math.max(ms, delivery.leastWaitMs), delivery.longestWaitMs)
}

/** A receiver that answered, but not with 2xx. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  /** How long it asks us to wait, if it throttles us. */
  readonly waitMs: number | undefined

  constructor({ status, headers }: Response) {
    super(`answered with ${status}`)
    this.status = status
    this.waitMs = status === 429 ? waitOf(headers.get('retry-after') ?? '') : undefined
  }
}

/** Posts JSON to an address of the environment. A redirect is not followed: it is a refusal. @throws Refused, or a network error */
export const post = async (url: string, headers: Record<string, string>, body: string): Promise<{ status: number }> => {
  const answer = await fetch(url, {
    method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body, redirect: 'manual', signal: AbortSignal.timeout(delivery.timeoutMs),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Refused(answer)
  return { status: answer.status }
}
