/** The environment, parsed once. Each variable is described in `.env.example`. */
import * as z from 'zod/mini'

const DEMO_SECRET = 'demo-secret-for-local-use-only-never-in-production'

/** `netlify dev`, tests and scripts on the embedded database: there, and only there, secrets may be the demo ones. */
export const isLocal = () => process.env.NETLIFY_DEV === 'true' || process.env.NETLIFY_LOCAL === 'true' || process.env.SITE_LOCAL === 'true'

const secret = () => {
  const long = z.string('is not set').check(z.minLength(32, 'must have at least 32 characters'))
  return isLocal() ? z._default(long, DEMO_SECRET) : long
}

const read = () =>
  z
    .object({
      /** Keys the HMAC over names and dates of birth, and over what the rate limits count. */
      LOOKUP_KEY: secret(),
      /** Origins, comma-separated, whose pages may post to the forms endpoint besides our own. */
      FORM_ORIGINS: z.pipe(z._default(z.string(), ''), z.transform((list: string) => list.split(',').map((origin) => origin.trim()).filter(Boolean))),
    })
    .parse(process.env)

let parsed: ReturnType<typeof read> | undefined
/** @throws ZodError naming the variable that is missing or too short. */
export const env = () => (parsed ??= read())
