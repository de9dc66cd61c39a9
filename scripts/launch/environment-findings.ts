import { $ZodError } from 'zod/v4/core'
import { isDatabaseUrl, WRITTEN } from '../database/url.ts'
import { environmentFaults } from '../process/command.ts'
import { examplesIn } from './examples.ts'
import { env } from '#server/env.ts'

/** Makes a run local. `netlify dev` sets two other variables itself; this one always comes from somebody's settings. */
const LOCAL = 'SITE_LOCAL'
/** Variables with addresses, which might still be examples. */
const SAID = ['MAIL_FROM', 'NOTIFY_OFFICE', 'NOTIFY_CAREERS', 'FORM_ORIGINS', 'WEBHOOK_URL']
const KEYS = ['LOOKUP_KEY', 'TOKEN_KEY', 'SEAL_KEY']
const localFindings = () => (process.env[LOCAL]?.trim() ? [`environment ${LOCAL}: is set, and allows the demo secrets; production must not have it`] : [])

/** What the platform sets, or, without it, whoever runs the site: the server takes these as they are. */
const OF_THE_HOST: Record<string, { fits: (value: string) => boolean; must: string }> = {
  NETLIFY_DB_URL: { fits: isDatabaseUrl, must: WRITTEN },
  NETLIFY_DB_DRIVER: { fits: (driver) => ['serverless', 'server'].includes(driver), must: 'must be serverless or server' },
  URL: { fits: (url) => /^https?:\/\//.test(url) && URL.canParse(url), must: 'must be written like https://www.firm.com' },
}
const hostFindings = () =>
  Object.entries(OF_THE_HOST).flatMap(([name, { fits, must }]) => { const value = process.env[name]; return value && !fits(value) ? [`environment ${name}: ${must}`] : [] })

/** Secrets and services that production lacks, read as the server does, and variables that it must not have. */
export const environmentFindings = (): string[] => {
  const local = [...localFindings(), ...hostFindings()]
  const examples = Object.entries(process.env).flatMap(([name, value = '']) => (SAID.includes(name) ? examplesIn(value).map((finding) => `environment ${name}: ${finding}`) : []))
  for (const name of ['NETLIFY_DEV', 'NETLIFY_LOCAL', LOCAL]) Reflect.deleteProperty(process.env, name)
  const mail = process.env.SMTP_URL?.trim() || process.env.MAIL_HTTP_URL?.trim() ? [] : ['environment SMTP_URL or MAIL_HTTP_URL: no mail provider, so nobody is told of a submission']
  try {
    env()
    const same = new Set(KEYS.map((name) => process.env[name])).size < KEYS.length ? [`environment ${KEYS.join(', ')}: two are the same; each is for one purpose`] : []
    return [...local, ...same, ...examples, ...mail]
  } catch (error) {
    if (!(error instanceof $ZodError)) throw error
    return [...local, ...environmentFaults(error), ...examples, ...mail]
  }
}
