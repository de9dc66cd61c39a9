import { Refused } from '#server/outbox/post.ts'

/** Of a mailer's error: the answer of an SMTP server, the call to the network that failed, what failed for each address. */
type Failure = { responseCode?: unknown; syscall?: unknown; errors?: unknown; cause?: unknown }

const noConnection = ({ syscall, errors }: Failure): boolean =>
  syscall === 'connect' || syscall === 'getaddrinfo' || (Array.isArray(errors) && errors.length > 0 && (errors as Failure[]).every(noConnection))

/**
 * Whether `error`, which a mailer threw, says for certain that the mail went nowhere: the provider has answered that it
 * refuses it, or no connection was made. Where an answer never came, the mail may be on its way.
 */
export const surelyNotSent = (error: unknown): boolean => {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as Failure).cause)
    if (cause instanceof Refused || typeof (cause as Failure).responseCode === 'number' || noConnection(cause)) return true
  return false
}
