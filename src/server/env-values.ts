/** The form of some values of the environment, and the message for a wrong one. */
import * as z from 'zod/mini'
import { EMAIL } from '#contracts/field-rules.ts'

/** Several, with commas. */
export const list = <One extends z.ZodMiniType<string, string>>(one: One) =>
  z.pipe(z._default(z.string(), ''), z.pipe(z.transform((text: string) => text.split(',').map((part) => part.trim()).filter(Boolean)), z.array(one)))

/** What is wrong, said of the value itself: in a list one of several. */
const must = (rule: string) => ({ error: ({ input }: { input?: unknown }) => `${String(input)} must be ${rule}` })

const isOrigin = (text: string) => /^https?:/i.test(text) && URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`
/** As browsers write it, who send no slash behind it. */
export const origin = z.pipe(
  z.string().check(z.refine(isOrigin, must('written as https://www.partner.com is, with nothing behind the name'))),
  z.transform((text: string) => new URL(text).origin),
)

export const address = z.email({ pattern: EMAIL, ...must('one mail address') })
const addressOf = (sender: string) => /^[^<>\r\n]*<([^<>]+)>$/.exec(sender)?.[1] ?? sender
/** A mail's `From`. */
export const sender = z.string().check(z.trim(), z.refine((text) => address.safeParse(addressOf(text)).success, must('an address, or a name and the address as in Firm <hello@firm.com>')))

/** `fetch` makes no request to an address with a user in it: each would fail, and the log would not say why. */
export const withoutUser = z.refine<string>((text) => !URL.parse(text)?.username && !URL.parse(text)?.password, 'must hold no user and no password')
