/**
 * The environment, parsed once. Each variable that somebody sets is described in `.env.example`; `netlify dev` sets
 * `NETLIFY_DEV` and `NETLIFY_LOCAL` itself, and only `tests/trust` sets `SITE_EMBEDDED`.
 */
import * as z from 'zod/mini'
import { address, list, origin, sender, withoutUser } from '#server/env-values.ts'

const DEMO_SECRET = 'demo-secret-for-local-use-only-never-in-production'

/** `netlify dev`, tests and scripts on the embedded database: there, and only there, secrets may be the demo ones. */
export const isLocal = () => process.env.NETLIFY_DEV === 'true' || process.env.NETLIFY_LOCAL === 'true' || process.env.SITE_LOCAL === 'true'

/** The embedded database of a local run, or of a test that has nothing else local about it. */
export const isEmbedded = () => isLocal() || process.env.SITE_EMBEDDED === 'true'

const long = () => z.string('is not set').check(z.minLength(32, 'must have at least 32 characters'))
const secret = () => (isLocal() ? z._default(long(), DEMO_SECRET) : long())
const previousSecret = () => z.optional(long())

/** The scheme of Standard Webhooks, so that its published libraries verify our signatures: 24 to 64 bytes in base64. */
const webhookSecret = () => {
  const whsec = z.string().check(z.regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/, 'must be whsec_ and 24 to 64 bytes in base64'))
  return isLocal() ? z._default(whsec, `whsec_${Buffer.from(DEMO_SECRET).toString('base64')}`) : z.optional(whsec)
}

/** Where personal data is sent to: encrypted, except in a local run. */
const target = () => z.optional(z.url({ protocol: isLocal() ? /^https?$/ : /^https$/, error: 'must be an https address' }).check(withoutUser))

const together = (one: string, other: string) =>
  z.refine<Record<string, unknown>>((values) => !values[one] || Boolean(values[other]), { path: [other], error: `is not set, and ${one} needs it` })

/** Without spaces and quotes around it, as a shell reads it: a key pasted with quotes into the platform's settings would be another than the one in a command's shell. */
const bare = (value = '') => value.trim().replace(/^(["'])(.*)\1$/s, '$2')

/** A variable left blank, as in a copied `.env.example`, is not set. */
const given = () => Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, bare(value)] as const).filter(([, value]) => value))

const read = () =>
  z
    .object({
      /** Keys the HMAC over names and dates of birth, and over what the rate limits count. */
      LOOKUP_KEY: secret(),
      /** Signs the tokens of staff; while it is changed, the previous one still verifies (trust row 3). */
      TOKEN_KEY: secret(),
      TOKEN_KEY_PREVIOUS: previousSecret(),
      /** Seals the secrets of second factors; while it is changed, the previous one still opens them. */
      SEAL_KEY: secret(),
      SEAL_KEY_PREVIOUS: previousSecret(),
      /** Origins, comma-separated, whose pages may post to the forms endpoint besides our own. */
      FORM_ORIGINS: list(origin),
      /** A mail provider: SMTP, or HTTP in the shape of Resend's API. */
      SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'must be smtp:// or smtps://' })),
      MAIL_HTTP_URL: target(),
      MAIL_HTTP_TOKEN: z.optional(z.string()),
      /** The sender of every mail. */
      MAIL_FROM: z.optional(sender),
      /** Who is told of a submission, comma-separated. */
      NOTIFY_OFFICE: list(address),
      NOTIFY_CAREERS: list(address),
      /** Gets a signed POST for every submission. */
      WEBHOOK_URL: target(),
      WEBHOOK_SECRET: webhookSecret(),
    })
    .check(together('MAIL_HTTP_URL', 'MAIL_HTTP_TOKEN'), together('WEBHOOK_URL', 'WEBHOOK_SECRET'))
    .parse(given())

export type Env = ReturnType<typeof read>
let parsed: ReturnType<typeof read> | undefined
/** @throws ZodError naming the variable that is missing, too short or of the wrong form. */
export const env = () => (parsed ??= read())
