/** The environment, parsed once. Each variable is described in `.env.example`. */
import { z } from 'zod'

const DEMO_SECRET = 'demo-secret-for-local-use-only-never-in-production'

/** `netlify dev`, tests and scripts on the embedded database: there, and only there, secrets may be the demo ones. */
export const isLocal = () => process.env.NETLIFY_DEV === 'true' || process.env.NETLIFY_LOCAL === 'true' || process.env.SITE_LOCAL === 'true'

const secret = () => (isLocal() ? z.string().min(32).default(DEMO_SECRET) : z.string().min(32, 'must have at least 32 characters'))

const read = () =>
  z
    .object({
      /** Keys the HMAC over names and dates of birth, and over what the rate limits count. */
      LOOKUP_KEY: secret(),
      /** Origins, comma-separated, whose pages may post to the forms endpoint besides our own. */
      FORM_ORIGINS: z.string().default('').transform((list) => list.split(',').map((origin) => origin.trim()).filter(Boolean)),
    })
    .parse(process.env)

let parsed: ReturnType<typeof read> | undefined
/** @throws ZodError naming the variable that is missing or too short. */
export const env = () => (parsed ??= read())
