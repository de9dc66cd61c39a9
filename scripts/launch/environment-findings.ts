import { $ZodError } from 'zod/v4/core'
import { environmentFaults } from '../process/command.ts'
import { examplesIn } from './examples.ts'
import { env } from '#server/env.ts'

/** Makes a run local. `netlify dev` sets two other variables itself; this one always comes from somebody's settings. */
const LOCAL = 'SITE_LOCAL'
/** Variables with addresses, which might still be examples. */
const SAID = ['MAIL_FROM', 'NOTIFY_OFFICE', 'NOTIFY_CAREERS', 'FORM_ORIGINS', 'WEBHOOK_URL']
const KEYS = ['LOOKUP_KEY', 'TOKEN_KEY', 'SEAL_KEY']
const localFindings = () => (process.env[LOCAL]?.trim() ? [`environment ${LOCAL}: is set, and allows the demo secrets; production must not have it`] : [])

/** Secrets and services that production lacks, read as the server does, and variables that it must not have. */
export const environmentFindings = (): string[] => {
  const local = localFindings()
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
