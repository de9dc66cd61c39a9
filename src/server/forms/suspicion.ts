/** Decides whether a submission is suspect: then it is kept, out of sight, and answered like any other (trust row 9). */
import { isSuspectTicket } from '#server/forms/ticket.ts'

type Signals = {
  /** The honeypot's value. */
  gotcha: string | undefined
  /** A signed age. A missing one is not suspect: without JavaScript, or from another client, there is none. */
  ticket: string | undefined
  /** What the published client reports about its browser: base64 of `{loadedAt, webdriver}`. */
  session: string | undefined
}

const saysWebdriver = (session: string): boolean => {
  try {
    const data: unknown = JSON.parse(Buffer.from(session, 'base64').toString('utf8'))
    return typeof data === 'object' && data !== null && 'webdriver' in data && data.webdriver === true
  } catch {
    return false
  }
}

export const isSuspect = (formId: string, { gotcha, ticket, session }: Signals): boolean =>
  Boolean(gotcha?.trim()) || Boolean(ticket && isSuspectTicket(formId, ticket)) || Boolean(session && saysWebdriver(session))
