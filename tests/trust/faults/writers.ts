/** Who writes: visitors with messages and with resumes, interns with edits of their clients. */
import { randomUUID } from 'node:crypto'
import { untilAnswered, type Answers } from './resend.ts'
import { ADA, type Intern } from './interns.ts'
import { CLIENT_ADDRESS } from '../site.ts'
import { pdf } from '../../support/files.ts'
import { APPLICATION, CONTACT } from '../../support/api/submissions.ts'
import { allForms } from '#contracts/forms/registry.ts'

/** What has been acknowledged so far: the keys of fillings, and the number of edits of each client. */
export type Ledger = { filled: Set<string>; edited: Map<string, number>; answers: Answers; /** Answers that nobody should get. */ strange: string[] }
type Writer = () => Promise<void>

const career = allForms.find((form) => !form.closed && form.fields.some(({ type }) => type === 'file'))!
const RESUME = pdf(20_000)

let visitors = 0
const headersOf = (key: string) => ({ 'idempotency-key': key, [CLIENT_ADDRESS]: `10.0.${(++visitors >> 8) & 255}.${visitors & 255}` })

const filling = (origin: string, { filled, answers, strange }: Ledger, form: string, bodyOf: (key: string) => { body: BodyInit; type?: string }): Writer => async () => {
  const key = randomUUID()
  const headers = headersOf(key)
  const { status } = await untilAnswered((signal) => {
    const { body, type } = bodyOf(key)
    return fetch(`${origin}/api/forms/${form}`, { method: 'POST', headers: { ...headers, ...(type ? { 'content-type': type } : {}) }, body, signal })
  }, answers)
  if (status === 200) filled.add(key)
  else strange.push(`${form}: ${status}`)
}

/** The filling's key is also its text, which would reveal a row stored under another key. */
const message = (key: string) => ({ body: JSON.stringify({ ...CONTACT, message: key }), type: 'application/json' })
const application = (key: string) => {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...APPLICATION, coverLetter: key })) body.append(name, value)
  body.append('resume', new File([new Uint8Array(RESUME)], 'resume.pdf'))
  return { body }
}

/** One more edit, of the version that was acknowledged last. A 409 to a retry means that an earlier attempt was saved. */
const edit = (origin: string, { edited, answers, strange }: Ledger, { token, clientId }: Intern): Writer => async () => {
  const done = edited.get(clientId) ?? 0
  const body = JSON.stringify({ ...ADA, version: done + 1, note: `Edit ${done + 1}` })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const { status, attempts } = await untilAnswered((signal) => fetch(`${origin}/api/users/client/${clientId}`, { method: 'PUT', headers, body, signal }), answers)
  if (status === 200 || (status === 409 && attempts > 1)) edited.set(clientId, done + 1)
  else strange.push(`edit: ${status}`)
}

export const newLedger = (): Ledger => ({ filled: new Set(), edited: new Map(), answers: new Map(), strange: [] })

export const writersOf = (origin: string, ledger: Ledger, interns: Intern[]): Writer[] => [
  ...Array.from({ length: 5 }, () => filling(origin, ledger, 'contact', message)),
  ...Array.from({ length: 2 }, () => filling(origin, ledger, career.id, application)),
  ...interns.map((intern) => edit(origin, ledger, intern)),
]
