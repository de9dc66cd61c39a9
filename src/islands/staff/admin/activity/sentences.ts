/** The trail in words: what each action means. An action without words here is shown by its own name. */
import type { AuditEntry } from '#contracts/api/audit.ts'
import { countOf } from '#contracts/figures.ts'
import { MAX_TOTAL } from '#contracts/judging.ts'
import { withArticle } from '#contracts/roles.ts'

type Details = AuditEntry['details']
/** `name` stands in the filter, `does` after the address of who did it. */
type Words = { name: string; does: (details: Details) => string }

const said = (value: Details[string] | undefined): string => (value === null || value === undefined ? '' : String(value))
const named = (name: string, does: string | Words['does']): Words => ({ name, does: typeof does === 'string' ? () => does : does })
const counted = (value: Details[string] | undefined, noun: string) => countOf(Number(value ?? 0), noun)
const exported = (name: string, noun: string) => named(`${name} exported`, ({ rows }) => `exported ${rows === undefined ? `${noun}s` : counted(rows, noun)} as CSV`)

const REFUSED: Record<string, string> = { password: 'wrong name or password', code: 'wrong code', paused: 'it was paused, so nothing was checked', changed: 'the account had just changed' }
const CHOSEN: Record<string, string> = { invitation: 'accepted an invitation', reset: 'chose a new password through a link' }
const FACTORS: Record<string, string> = { totp: ' with a code from the app', recovery: ' with a recovery code' }

export const ACTIONS: Record<string, Words> = {
  'session.begin': named('Signed in', ({ factor }) => `signed in${FACTORS[said(factor)] ?? ''}`),
  'session.end': named('Signed out', 'signed out'),
  'session.end-others': named('Signed out elsewhere', 'signed out everywhere else'),
  'session.refuse': named('Password or code refused', ({ role, cause }) =>
    role ? `was refused at the ${said(role)} sign-in: ${REFUSED[said(cause)] ?? said(cause)}` : `gave a wrong ${said(cause)} while signed in`),
  'session.code-asked': named('Code asked for', ({ role }) => `gave the right password at the ${said(role)} sign-in, and not yet the code`),
  'account.create': named('Account added', ({ role }) => `added ${withArticle(said(role) || 'account')}`),
  'account.invite': named('Invitation sent again', 'sent an invitation again'),
  'account.reset': named('Password reset', 'sent a link to choose a new password'),
  'account.activate': named('Account activated', 'activated an account again'),
  'account.deactivate': named('Account deactivated', 'deactivated an account'),
  'account.forgotten': named('Password forgotten', 'asked for a new password'),
  'account.password': named('Password chosen', ({ by }) => CHOSEN[said(by)] ?? 'changed the password'),
  'second-factor.begin': named('Two-step sign-in begun', 'began to set up two-step sign-in'),
  'second-factor.confirm': named('Two-step sign-in turned on', 'turned on two-step sign-in'),
  'second-factor.end': named('Two-step sign-in turned off', 'turned off two-step sign-in'),
  'client.create': named('Client added', ({ status }) => `added a client with the status ${said(status)}`),
  'client.edit': named('Client edited', ({ status }) => `saved a client with the status ${said(status)}`),
  'client.direct': named('Client’s status set', ({ status }) => (status ? `set a client to ${said(status)}` : 'wrote a note on a client')),
  'client.allocate': named('Client reassigned', ({ status }) => `reassigned a client to another intern${status ? ` and set it to ${said(status)}` : ''}`),
  'evaluation.submit': named('Venture scored', ({ sum }) => `gave a venture ${said(sum)} of ${MAX_TOTAL}`),
  'conflict.declare': named('Interest declared', 'declared an interest in a venture'),
  'submission.label': named('Submission labeled', ({ label }) => `labeled a submission as ${said(label)}`),
  'submission.note': named('Note on a submission', 'wrote a note on a submission'),
  'retention.delete': named('Old data deleted', ({ submissions, files }) => `deleted what had been kept long enough: ${counted(submissions, 'submission')}, ${counted(files, 'file')}`),
  'erasure.submissions': named('Person erased', ({ submissions }) => `erased ${counted(submissions, 'submission')} of one person`),
  'erasure.client': named('Client erased', 'erased a client and its history'),
  'client.rekey': named('Lookup keys renewed', ({ clients }) => `renewed the lookup keys of ${counted(clients, 'client')}`),
  'venture.rekey': named('Ventures matched again', ({ evaluations, interests }) => `matched ventures again: ${counted(evaluations, 'evaluation')}, ${counted(interests, 'declared interest')}`),
  'file.download': named('Resume downloaded', ({ field }) => `downloaded a ${said(field) || 'file'}`),
  'export.users': exported('Interns', 'intern'),
  'export.judges': exported('Judges', 'judge'),
  'export.clients': exported('Clients', 'client'),
  'export.evaluations': exported('Evaluations', 'evaluation'),
  'export.submissions': exported('Submissions', 'submission'),
}

const raw = ({ action, details }: Pick<AuditEntry, 'action' | 'details'>) =>
  [action, ...Object.entries(details).map(([key, value]) => `${key} ${said(value)}`)].join(', ')

/** "set a client to Approved" */
export const sentenceOf = (entry: Pick<AuditEntry, 'action' | 'details'>): string =>
  (Object.hasOwn(ACTIONS, entry.action) ? ACTIONS[entry.action] : undefined)?.does(entry.details) ?? raw(entry)

const nameless = (action: string): string =>
  action.startsWith('retention.') ? 'The schedule' : action.startsWith('session.') || action === 'account.forgotten' ? 'Somebody' : 'A command'

/** Who did it: an account, else the schedule, a command, or somebody who isn't signed in. */
export const actorOf = ({ by, action }: Pick<AuditEntry, 'by' | 'action'>): string => by ?? nameless(action)
