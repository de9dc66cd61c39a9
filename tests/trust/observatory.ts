/**
 * The scoring of Mozilla's HTTP Observatory (MDN), as we read its published rules: an answer starts with 100 points, loses
 * some for what is missing, and from 90 on gains some for what exceeds the requirements. What only the live site shows has
 * its neutral value: the redirect to https, and the browsers' HSTS preload list (worth 5 more). This is not Mozilla's
 * code: the live scan has the last word.
 */
type Scan = { headers: Headers; /** Of the meta element; frame-ancestors doesn't count there. */ metaPolicy: string; scripts: { src?: string | undefined; integrity?: string | undefined }[]; origin: string }
type Score = { total: number; parts: Record<string, number> }
type Policy = Map<string, string[]>

export const policyOf = (text: string): Policy =>
  new Map(text.split(';').map((directive) => directive.trim().split(/\s+/)).filter(([name]) => name).map(([name = '', ...values]) => [name.toLowerCase(), values] as const))

const SIX_MONTHS = 15_768_000
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const LEAKY = ['unsafe-url', 'origin', 'origin-when-cross-origin', 'no-referrer-when-downgrade']
const BROAD = ['*', 'http:', 'https:', 'http://*', 'https://*', 'data:', 'ftp:']

const protects = (sources: string[]) => sources.some((source) => /^'(?:sha\d+|nonce)-/.test(source) || source === "'strict-dynamic'")
const unsafeInline = (sources: string[]) => sources.some((source) => BROAD.includes(source)) || (sources.includes("'unsafe-inline'") && !protects(sources))
const insecure = (policy: Policy, names: string[]) => names.some((name) => (policy.get(name) ?? []).some((source) => /^(?:http|ftp):/.test(source)))
const ACTIVE = ['default-src', 'script-src', 'style-src', 'object-src', 'frame-src', 'connect-src', 'font-src', 'worker-src', 'child-src']

const csp = (policy: Policy): number => {
  const fallback = policy.get('default-src')
  const [script, style, object] = ['script-src', 'style-src', 'object-src'].map((name) => policy.get(name) ?? fallback)
  if (!script) return -25
  if (unsafeInline(script) || !object || object.some((source) => BROAD.includes(source))) return -20
  if (insecure(policy, ACTIVE)) return -20
  if (script.includes("'unsafe-eval'")) return -10
  if (insecure(policy, ['img-src', 'media-src'])) return -10
  if (!style || unsafeInline(style)) return 0
  return fallback?.join() === "'none'" ? 10 : 5
}

const hsts = (value: string | null): number => {
  const age = Number(/max-age=(\d+)/i.exec(value ?? '')?.[1] ?? NaN)
  return Number.isNaN(age) ? -20 : age < SIX_MONTHS ? -10 : 0
}
const frames = (headers: Headers): number => {
  if (policyOf(headers.get('content-security-policy') ?? '').get('frame-ancestors')) return 5
  return /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20
}
const referrer = (value: string | null): number => {
  const last = (value ?? '').split(',').at(-1)!.trim().toLowerCase()
  return PRIVATE.includes(last) ? 5 : LEAKY.includes(last) ? -5 : 0
}
const corp = (value: string | null): number => (value === 'same-origin' || value === 'same-site' ? 10 : value === null || value === 'cross-origin' ? 0 : -5)
const cors = (value: string | null): number => (value === '*' ? -50 : 0)
const cookies = (headers: Headers): number => (headers.getSetCookie().every((cookie) => /; *secure/i.test(cookie) && /; *httponly/i.test(cookie)) ? 0 : -20)
const integrity = ({ scripts, origin }: Scan): number => {
  const foreign = scripts.filter(({ src }) => src !== undefined && new URL(src, origin).origin !== origin)
  return foreign.every((script) => script.integrity) ? 0 : -5
}

export const scoreOf = (scan: Scan): Score => {
  const { headers, metaPolicy } = scan
  const parts = {
    csp: csp(new Map([...policyOf(metaPolicy), ...policyOf(headers.get('content-security-policy') ?? '')])), hsts: hsts(headers.get('strict-transport-security')),
    frames: frames(headers), referrer: referrer(headers.get('referrer-policy')), nosniff: headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    corp: corp(headers.get('cross-origin-resource-policy')), cors: cors(headers.get('access-control-allow-origin')), cookies: cookies(headers), integrity: integrity(scan),
  }
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const base = 100 + sum(Object.values(parts).filter((value) => value < 0))
  return { total: Math.max(0, base + (base >= 90 ? sum(Object.values(parts).filter((value) => value > 0)) : 0)), parts }
}
