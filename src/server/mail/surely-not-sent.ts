import { Refused } from '#server/http/post.ts'

/** The parts of a mailer's error: the SMTP server's answer, the failed system call, the errors for each address. */
type Failure = { responseCode?: unknown; syscall?: unknown; errors?: unknown; cause?: unknown }

const noConnection = ({ syscall, errors }: Failure): boolean =>
  syscall === 'connect' || syscall === 'getaddrinfo' || (Array.isArray(errors) && errors.length > 0 && (errors as Failure[]).every(noConnection))

/** The statuses of a gateway that got no answer from the provider behind it. */
const UNKNOWN = [502, 504]
const refused = (cause: unknown): boolean => cause instanceof Refused && !UNKNOWN.includes(cause.status)

/**
 * Whether a mailer's `error` proves that the mail was not sent: the provider has refused it, or no connection was made.
 * If no answer came, to us or to a gateway, the mail may have been sent.
 */
export const surelyNotSent = (error: unknown): boolean => {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as Failure).cause)
    if (refused(cause) || typeof (cause as Failure).responseCode === 'number' || noConnection(cause)) return true
  return false
}
