/** Rows of the outbox, and their receivers: a real SMTP server and a real HTTP server in this process. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished, vi } from 'vitest'
import { db } from '#server/db/client.ts'
import { deliveries, outbox, submissionFiles, submissions } from '#server/db/schema.ts'
import { smtpMailer } from '#server/mail/smtp.ts'
import type { Channels } from '#server/outbox/channels.ts'
import { deliverDue } from '#server/outbox/deliver.ts'
import type { Kind } from '#server/outbox/repository.ts'
import { readMail } from '../../../scripts/mail.ts'
import { CONTACT } from './submissions.ts'

/** When the rows of a test become due, and moments after it. */
const START = new Date('2026-01-05T09:00:00Z')
export const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000)

type Sent = { formId?: string; data?: Record<string, string | number>; kinds?: Kind[]; files?: string[] }

/** Stores a submission with its outbox rows, as the forms endpoint does. */
export const addTold = async ({ formId = 'contact', data = CONTACT, kinds = ['notify'], files = [] }: Sent = {}) => {
  const [submission] = await db().insert(submissions).values({ formId, data, idempotencyKey: crypto.randomUUID(), bodyHash: 'x', createdAt: START }).returning()
  const rows = await db().insert(outbox).values(kinds.map((kind) => ({ submissionId: submission!.id, kind, nextAttemptAt: START }))).returning()
  for (const field of files) await db().insert(submissionFiles).values({ submissionId: submission!.id, field, name: 'cv.pdf', type: 'application/pdf', size: 4, content: Buffer.from('%PDF') })
  return { submissionId: submission!.id, id: rows[0]!.id }
}

export const forgetOutbox = () => db().delete(submissions)
export const outboxRows = () => db().select().from(outbox)
/** The log of attempts, oldest first. */
export const attempts = () => db().select().from(deliveries).orderBy(deliveries.createdAt)

/** An SMTP server. It answers a mail with the next status of `answers`, or accepts it, except for recipients in `refused`. */
export const smtpServer = async () => {
  const taken: { to: string[]; raw: string }[] = []
  const answers: number[] = []
  /** Recipients that it refuses, with the status of the refusal. */
  const refused = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true, disabledCommands: ['STARTTLS'], logger: false,
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = refused.get(address)
      done(responseCode ? Object.assign(new Error('not this one'), { responseCode }) : null)
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const responseCode = answers.shift()
        if (responseCode) return done(Object.assign(new Error('not now'), { responseCode }))
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => { server.close(resolve) }))
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return { url, taken, answers, refused, mail: smtpMailer(url, '"The firm" <hello@firm.test>') }
}

export type Received = { path: string; headers: IncomingHttpHeaders; body: string }

/** An HTTP server. It answers with the next status and headers of `answers`, or with 200. */
export const httpServer = async () => {
  const taken: Received[] = []
  const answers: [status: number, headers?: Record<string, string>][] = []
  /** Work to do while the next request waits for its answer. */
  const meanwhile: (() => Promise<unknown>)[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => { body += text })
    request.on('end', () => {
      taken.push({ path: request.url ?? '', headers: request.headers, body })
      const [status, headers] = answers.shift() ?? [200]
      void Promise.resolve(meanwhile.shift()?.()).then(() => response.writeHead(status, headers).end('{}'))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => { server.closeAllConnections(); server.close(() => { resolve() }) }))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, taken, answers, meanwhile, cut: () => { server.closeAllConnections() } }
}

const TELL = { office: ['office@firm.test', 'second@firm.test'], careers: ['careers@firm.test'] }
export const channels = (ways: Omit<Channels, 'tell'>): Channels => ({ ...ways, tell: TELL })

/** Delivers what is due this many minutes after `START`, through an SMTP server. */
export const deliverAt = (minutes: number, server: Awaited<ReturnType<typeof smtpServer>>) => deliverDue(db(), { channels: channels({ mail: server.mail }), now: after(minutes) })

/** Delivers everything due. @returns the mails that an SMTP server got */
export const delivered = async () => {
  const server = await smtpServer()
  await deliverDue(db(), { channels: channels({ mail: server.mail }), now: after(0) })
  return server.taken.map(({ to, raw }) => ({ to, ...readMail(raw.replaceAll('\r\n', '\n')) }))
}

/** What is logged from now on, a line each. */
export const logged = (): Record<string, unknown>[] => {
  const lines: Record<string, unknown>[] = []
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation((line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>))
  return lines
}
