import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { httpMailer } from '#server/mail/http.ts'
import type { Mail, Mailer } from '#server/mail/mail.ts'
import { smtpMailer } from '#server/mail/smtp.ts'
import { surelyNotSent } from '#server/mail/surely-not-sent.ts'
import type { delivery } from '#server/settings.ts'

// Long, so that a machine that stalls for a while doesn't run into the timeout.
const patience = vi.hoisted(() => ({ ms: 60_000 }))
vi.mock('#server/settings.ts', async (original) => {
  const real = await original<{ delivery: typeof delivery }>()
  return { ...real, delivery: { ...real.delivery, get timeoutMs() { return patience.ms } } }
})
process.env.SITE_LOCAL = 'true'
const MAIL: Mail = { id: 'a-mail', to: ['ada@firm.test'], subject: 'Message', text: 'Hello', auto: 'auto-generated' }

/** Starts a server that sends `greeting` and reacts to what it receives by `answer`. @returns its port */
const server = async (answer: (heard: string, socket: Socket) => void, greeting = '') => {
  const listening = createServer((socket) => {
    socket.on('error', () => undefined).on('data', (bytes) => { answer(bytes.toString(), socket) })
    if (greeting) socket.write(greeting)
  }).listen(0, '127.0.0.1')
  await once(listening, 'listening')
  onTestFinished(() => { listening.close() })
  return (listening.address() as AddressInfo).port
}
/** An SMTP server that accepts every command; at the end of a mail, `end` reacts. */
const smtp = async (end: (socket: Socket) => void) => {
  const port = await server((heard, socket) => {
    if (heard.endsWith('\r\n.\r\n')) end(socket)
    else socket.write(heard.startsWith('DATA') ? '354 Go on\r\n' : '250 Good\r\n')
  }, '220 Hello\r\n')
  return smtpMailer(`smtp://127.0.0.1:${port}`, 'firm@firm.test')
}
const http = async (answer: (socket: Socket) => void) => httpMailer(`http://127.0.0.1:${await server((_, socket) => { answer(socket) })}`, 'token', 'firm@firm.test')
const closed = async () => {
  const gone = createServer().listen(0, '127.0.0.1')
  await once(gone, 'listening')
  const { port } = gone.address() as AddressInfo
  gone.close()
  await once(gone, 'close')
  return port
}
/** Shortens the timeout until the end of the test, for a provider that stays silent. */
const impatient = (mailer: Promise<Mailer>) => {
  onTestFinished(() => { patience.ms = 60_000 })
  patience.ms = 500
  return mailer
}
const failureOf = async (mailer: Mailer): Promise<unknown> => mailer(MAIL).then(() => expect.fail('it was sent'), (error: unknown) => error)

describe('a mail is surely not sent where', () => {
  it.each<[string, () => Promise<Mailer>]>([
    ['an HTTP provider refuses it', () => http((socket) => { socket.end('HTTP/1.1 422 No\r\ncontent-length: 0\r\n\r\n') })],
    ['an SMTP server refuses it', () => smtp((socket) => { socket.write('550 No\r\n') })],
    ['nobody listens to HTTP', async () => httpMailer(`http://127.0.0.1:${await closed()}`, 'token', 'firm@firm.test')],
    ['nobody listens to SMTP', async () => smtpMailer(`smtp://127.0.0.1:${await closed()}`, 'firm@firm.test')],
    ['nobody has the HTTP provider’s name', () => Promise.resolve(httpMailer('http://nowhere.invalid', 'token', 'firm@firm.test'))],
    ['nobody has the SMTP server’s name', () => Promise.resolve(smtpMailer('smtp://nowhere.invalid', 'firm@firm.test'))],
  ])('%s', async (_, mailer) => expect(surelyNotSent(await failureOf(await mailer()))).toBe(true))
})

describe('a mail is perhaps sent where', () => {
  it.each<[string, () => Promise<Mailer>]>([
    ['a gateway has no answer of an HTTP provider', () => http((socket) => { socket.end('HTTP/1.1 504 Gateway Timeout\r\ncontent-length: 0\r\n\r\n') })],
    ['a gateway doesn’t understand an HTTP provider', () => http((socket) => { socket.end('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n') })],
    ['an HTTP provider hangs up instead of an answer', () => http((socket) => { socket.destroy() })],
    ['an SMTP server hangs up instead of an answer', () => smtp((socket) => { socket.destroy() })],
    ['an HTTP provider never answers', () => impatient(http(() => undefined))],
    ['an SMTP server never answers', () => impatient(smtp(() => undefined))],
  ])('%s', async (_, mailer) => expect(surelyNotSent(await failureOf(await mailer()))).toBe(false))

  it('several things went wrong and none is told', () => expect(surelyNotSent(new AggregateError([]))).toBe(false))
})
