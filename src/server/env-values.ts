/** Schemas for values of the environment, with the message for a wrong one. */
import * as z from 'zod/mini'
import { EMAIL } from '#contracts/field-rules.ts'

/** A comma-separated list; empty if it is not set. */
export const list = <One extends z.ZodMiniType<string, string>>(one: One) =>
  z.pipe(z._default(z.string(), ''), z.pipe(z.transform((text: string) => text.split(',').map((part) => part.trim()).filter(Boolean)), z.array(one)))

/** The message quotes the value, because in a list one of several may be wrong. */
const must = (rule: string) => ({ error: ({ input }: { input?: unknown }) => `${String(input)} must be ${rule}` })

const isOrigin = (text: string) => /^https?:/i.test(text) && URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`
/** An origin, converted to what browsers send: without a trailing slash. */
export const origin = z.pipe(
  z.string().check(z.refine(isOrigin, must('written like https://www.partner.com, with nothing after the name'))),
  z.transform((text: string) => new URL(text).origin),
)

export const address = z.email({ pattern: EMAIL, ...must('one email address') })
const addressOf = (sender: string) => /^(?:"[^"\r\n]*" *|[^<>:\r\n]*)<([^<>]+)>$/.exec(sender)?.[1] ?? sender
/** A mail's `From`. A colon in the name begins a group of addresses, unless the name is in double quotes. */
export const sender = z.string().check(z.trim(), z.refine((text) => address.safeParse(addressOf(text)).success, must('an address, or a name and the address as in Firm <hello@firm.com>, a name with a colon in double quotes')))

/** `fetch` refuses an address with a user or password in it: every request would fail, and the log would not say why. */
export const withoutUser = z.refine<string>((text) => !URL.parse(text)?.username && !URL.parse(text)?.password, 'must contain no user and no password')
