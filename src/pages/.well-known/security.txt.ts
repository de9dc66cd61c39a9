/** Where to tell of a weakness (RFC 9116). It names no day further than a year away: every build renews it. */
import { absolute } from '#components/seo/firm.ts'
import { site } from '#site/config.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

export const GET = () => {
  const expires = `${new Date(Date.now() + YEAR_MS).toISOString().slice(0, 10)}T00:00:00Z`
  const lines = [`Contact: mailto:${site.email}`, `Expires: ${expires}`, 'Preferred-Languages: en', `Canonical: ${absolute('/.well-known/security.txt')}`]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
