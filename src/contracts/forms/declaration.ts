/** A public form: its fields, rules and words in one value that the page, the island and the server all read. */

export type Option = { value: string; label: string }

export type Field = {
  /** The key on the wire (spec section 3). */
  name: string
  label: string
  /** A `number` is an amount of money, and its messages say so. */
  type: 'text' | 'email' | 'tel' | 'number' | 'textarea' | 'select' | 'suggest' | 'file'
  required: boolean
  /** Other keys under which the value is accepted (decisions "Forms"). */
  aliases?: readonly string[]
  options?: readonly Option[]
  min?: number
  max?: number
  step?: number
  rows?: number
  /** File types, as an `accept` attribute. */
  accept?: string
  autoComplete?: string
  hint?: string
  /** The message for a missing value, where "your" and the label would not do. */
  requiredMessage?: string
  /** The value that the empty form starts with. */
  initial?: string
  wide?: boolean
}

export type FormDeclaration = {
  /** The last part of `/api/forms/{id}`. */
  id: string
  /** The name of a submission of it, in mails and in the inbox: a noun, because a mail thanks for “your loan application”. */
  title: string
  /**
   * Among them the sender's name (`autoComplete: 'name'`) and e-mail, both required: by them submissions are told apart,
   * answered, found in the inbox and erased.
   */
  fields: readonly Field[]
  /** Values that follow from the form itself, stored with what was sent (spec section 3, `position`). */
  fixed?: Readonly<Record<string, string>>
  /** The mailbox that is notified (NOTIFY_OFFICE, NOTIFY_CAREERS). */
  tells: 'office' | 'careers'
  /** How long a submission is kept (trust row 12); its file goes sooner, after `RETENTION_MONTHS.file`. */
  retentionMonths: number
  submit: string
  /** Said on the disabled button while sending. */
  busy: string
  success: string
  /**
   * After success the fields are cleared, and: `stay` keeps message and form, `replace` shows the message in the
   * form's place for `seconds`, `close` says it for `seconds` and asks its host to close, `reset` says it for `seconds` (spec section 4).
   */
  after: { kind: 'stay' } | { kind: 'replace' | 'close' | 'reset'; seconds: number }
  failure: string
  /** Said when no answer arrived; `failure` where the specification makes no difference. */
  networkFailure?: string
  /** Adds the status code to `failure` on an answer that is not ok (Business Development). */
  failureNamesStatus?: boolean
  /** What happens after it is sent, shown beside the button. */
  promise: string
  /** Fields whose values survive the reset after success. */
  keeps?: readonly string[]
  /** Why the endpoint accepts no submission: a closed posting, whose page shows no form. */
  closed?: string
}

/** The part of a form that its page and island get; the rest is for the server. */
export type ShownForm = Omit<FormDeclaration, 'title' | 'fixed' | 'tells' | 'retentionMonths' | 'closed'>
export const shownForm = ({ title, fixed, tells, retentionMonths, closed, ...form }: FormDeclaration): ShownForm => form

export const RESUME = { extensions: ['.pdf', '.doc', '.docx'], kinds: 'PDF, DOC or DOCX', maxBytes: 4 * 1024 * 1024 } as const
/** In words: "4 MB". */
export const RESUME_SIZE = `${RESUME.maxBytes / 1024 / 1024} MB`
