import { Refused } from '#server/http/post.ts'

/** Of a mailer's error: the answer of an SMTP server, the call to the network that failed, what failed for each address. */
type Failure = { responseCode?: unknown; syscall?: unknown; errors?: unknown; cause?: unknown }

const noConnection = ({ syscall, errors }: Failure): boolean =>
  syscall === 'connect' || syscall === 'getaddrinfo' || (Array.isArray(errors) && errors.length > 0 && (errors as Failure[]).every(noConnection))

/** What a gateway in front of a provider says of an answer that it didn't get. */
const UNKNOWN = [502, 504]
const refused = (cause: unknown): boolean => cause instanceof Refused && !UNKNOWN.includes(cause.status)

/**
 * Whether `error`, which a mailer threw, says for certain that the mail went nowhere: the provider has answered that it
 * refuses it, or no connection was made. Where an answer never came, to us or to a gateway, the mail may be on its way.
 */
export const surelyNotSent = (error: unknown): boolean => {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as Failure).cause)
    if (refused(cause) || typeof (cause as Failure).responseCode === 'number' || noConnection(cause)) return true
  return false
}
