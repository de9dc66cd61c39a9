/** What `npm audit --json` said, in one line. */
import { attempt } from '#lib/attempt.ts'

type Vulnerability = { name: string; severity: string; range?: string; fixAvailable?: boolean | { name: string; version: string } }
/** Also `ok` if no registry answered: nothing is known then. */
type Verdict = { ok: boolean; says: string }

const SERIOUS = ['high', 'critical']

const parsed = (text: string): Record<string, unknown> | undefined => {
  const value = attempt((): unknown => JSON.parse(text))
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
}

const named = ({ name, severity, range, fixAvailable }: Vulnerability): string =>
  `${name} ${range ?? ''} (${severity}${typeof fixAvailable === 'object' ? `, mended in ${fixAvailable.name} ${fixAvailable.version}` : fixAvailable ? ', `npm audit fix` mends it' : ', not mended yet'})`

/** `output` is npm's; undefined if it wasn't done in time. */
export const verdictOf = (output: string | undefined): Verdict => {
  const report = output === undefined ? undefined : parsed(output)
  const found = report?.['vulnerabilities']
  if (typeof found !== 'object' || found === null) {
    const why = output === undefined ? 'no answer in time' : typeof report?.['message'] === 'string' ? report['message'].replace(/\s+-?\s*(?:GET|POST)? ?https?:\/\/\S+.*/, '') : 'no report'
    return { ok: true, says: `not checked: no registry that answers audits (${why})` }
  }
  const all = Object.values(found as Record<string, Vulnerability>)
  const serious = all.filter(({ severity }) => SERIOUS.includes(severity))
  const lesser = all.length - serious.length
  return serious.length
    ? { ok: false, says: `known vulnerabilities in what ships:\n${serious.map((one) => `  ${named(one)}`).join('\n')}` }
    : { ok: true, says: `no known high vulnerability in what ships${lesser ? `; ${lesser} lesser` : ''}` }
}
