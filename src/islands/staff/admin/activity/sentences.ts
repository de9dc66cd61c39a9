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

const LABELLED: Record<string, string> = {
  new: 'labeled a submission new', 'in progress': 'labeled a submission in progress', done: 'labeled a submission done', spam: 'put a submission with the spam',
}
const REFUSED: Record<string, string> = { password: 'wrong name or password', code: 'wrong code', paused: 'in a pause, so nothing was looked at', changed: 'the account had just changed' }
const CHOSEN: Record<string, string> = { invitation: 'took up an invitation', reset: 'chose a new password by a link' }

export const ACTIONS: Record<string, Words> = {
  'session.begin': named('Signed in', ({ factor }) => `signed in${said(factor) && said(factor) !== 'none' ? ` with a second factor (${said(factor)})` : ''}`),
  'session.end': named('Signed out', 'signed out'),
  'session.end-others': named('Signed out elsewhere', 'signed out everywhere else'),
  'session.refuse': named('Password or code refused', ({ role, cause }) =>
    role ? `was refused at the ${said(role)} sign-in: ${REFUSED[said(cause)] ?? said(cause)}` : `gave a wrong ${said(cause)} while signed in`),
  'session.code-asked': named('Code asked for', ({ role }) => `gave the right password at the ${said(role)} sign-in, and not yet the code`),
  'account.create': named('Account added', ({ role }) => `added ${withArticle(said(role) || 'account')}`),
  'account.invite': named('Invitation sent again', 'sent an invitation again'),
  'account.reset': named('Password reset', 'sent a link to another password'),
  'account.activate': named('Account activated', 'activated an account again'),
  'account.deactivate': named('Account deactivated', 'deactivated an account'),
  'account.forgotten': named('Password forgotten', 'asked for a new password'),
  'account.password': named('Password chosen', ({ by }) => CHOSEN[said(by)] ?? 'changed the password'),
  'second-factor.begin': named('Second factor begun', 'began to set up a second factor'),
  'second-factor.confirm': named('Second factor set up', 'set up a second factor'),
  'second-factor.end': named('Second factor removed', 'removed the second factor'),
  'client.create': named('Client added', ({ status }) => `added a client at ${said(status)}`),
  'client.edit': named('Client edited', ({ status }) => `saved a client at ${said(status)}`),
  'client.direct': named('Client’s status set', ({ status }) => (status ? `set a client to ${said(status)}` : 'wrote a note on a client')),
  'client.allocate': named('Client reassigned', ({ status }) => `reassigned a client to another intern${status ? ` and set it to ${said(status)}` : ''}`),
  'evaluation.submit': named('Venture scored', ({ sum }) => `scored a venture with ${said(sum)} of ${MAX_TOTAL}`),
  'conflict.declare': named('Interest declared', 'declared an interest in a venture'),
  'submission.label': named('Submission labeled', ({ label }) => LABELLED[said(label)] ?? 'labeled a submission'),
  'submission.note': named('Note on a submission', 'wrote a note on a submission'),
  'retention.delete': named('Deleted after its time', ({ submissions, files }) => `deleted what was kept long enough: ${counted(submissions, 'submission')}, ${counted(files, 'file')}`),
  'erasure.submissions': named('Person erased', ({ submissions }) => `erased ${counted(submissions, 'submission')} of one person`),
  'erasure.client': named('Client erased', 'erased a client with the history'),
  'client.rekey': named('Lookup keys renewed', ({ clients }) => `wrote the lookup keys of ${counted(clients, 'client')} anew`),
  'venture.rekey': named('Ventures matched anew', ({ evaluations, interests }) => `matched ventures anew: ${counted(evaluations, 'evaluation')}, ${counted(interests, 'declared interest')}`),
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
