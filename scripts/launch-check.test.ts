import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { environmentFindings } from './launch/environment-findings.ts'
import { firstFirmFindings } from './launch/first-firm.ts'
import { contentFindings, coverFindings, siteFindings } from './launch-check.ts'
import { covers } from './pictures/covers/index.ts'
import { ink } from './pictures/palette.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'launch-'))
  for (const name of ['LOOKUP_KEY', 'TOKEN_KEY', 'SEAL_KEY']) vi.stubEnv(name, name.padEnd(32, 'k'))
})
afterEach(() => {
  rmSync(root, { recursive: true })
  vi.unstubAllEnvs()
})
const write = (folder: string, text: string) => {
  mkdirSync(path.join(root, 'content', folder), { recursive: true })
  writeFileSync(path.join(root, 'content', folder, 'index.mdx'), text)
}

describe('the launch check names', () => {
  it('every entry that is a placeholder, and no other', () => {
    write('news/one', '---\ntitle: One\nplaceholder: true\n---\nText.')
    write('news/two', '---\ntitle: Two\n---\nplaceholder: true is explained here.')
    expect(contentFindings(root)).toEqual(['content/news/one/index.mdx: placeholder: true'])
  })

  it('an entry whose front matter can’t be read, which the build explains, and goes on', () => {
    write('news/one', '---\ntitle: [One\n---\nAsk (317) 555-0142.')
    write('news/two', '---\ntitle: Two\nplaceholder: true\n---\nText.')
    expect(contentFindings(root)).toEqual([
      'content/news/one/index.mdx: its front matter can’t be read: npm run build says why',
      'content/news/one/index.mdx: example address: (317) 555-0142',
      'content/news/two/index.mdx: placeholder: true',
    ])
  })

  it('every example address in the content', () => {
    write('pages/terms', '---\ntitle: Terms\n---\nWrite to legal@firm.example or call (317) 555-0142. For example, on Mondays.')
    expect(contentFindings(root)).toEqual([
      'content/pages/terms/index.mdx: example address: legal@firm.example',
      'content/pages/terms/index.mdx: example address: (317) 555-0142',
    ])
  })

  it('every entry that speaks of dollars where the firm counts in another money, with the first of them', () => {
    write('news/one', '---\ntitle: One\n---\nFor $1,200, or a dollar more.')
    write('news/three', '---\ntitle: Three\n---\nStated in dollars.')
    write('news/two', '---\ntitle: Two\n---\nFor €1,200, in $ or not.')
    write('news/us', '---\ntitle: Us\ndescription: In US dollars.\n---\nUs.')
    expect(contentFindings(root, 'USD')).toEqual([])
    expect(contentFindings(root, 'EUR')).toEqual([
      'content/news/one/index.mdx: says $1,200, and the firm counts in EUR',
      'content/news/three/index.mdx: says dollars, and the firm counts in EUR',
      'content/news/us/index.mdx: says US dollars, and the firm counts in EUR',
    ])
    expect(contentFindings(root, 'CAD')).toEqual(['content/news/us/index.mdx: says US dollars, and the firm counts in CAD'])
  })

  it('a cover that the site came with in colours or from a city that the firm no longer has, and no picture of an editor’s own', () => {
    const cover = (slug: string, drawing: string) => {
      write(`news/${slug}`, '')
      writeFileSync(path.join(root, `content/news/${slug}/cover.svg`), drawing)
    }
    cover('ai', covers['ai']!())
    cover('job-scams', covers['job-scams']!().replaceAll(ink, '#7a1f5c'))
    cover('loan-officer-career', covers['loan-officer-career']!().replace('M', 'M1 '))
    cover('deposit-insurance', '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#7a1f5c" d="M0 0h9v9z"/></svg>')
    expect(coverFindings(root)).toEqual(['job-scams', 'loan-officer-career'].map((slug) => `content/news/${slug}/cover.svg: is drawn for other colours, or another city, than src/site/ has: npm run pictures:covers`))
  })

  it('placeholders and example addresses among the facts of the firm, by their key', () => {
    expect(siteFindings({ name: 'Firm', email: 'a@firm.example', phone: '(317) 555-0142', figures: { placeholder: true, items: [{ figure: '1' }] } })).toEqual([
      'src/site/config.ts email: example address: a@firm.example',
      'src/site/config.ts phone: example address: (317) 555-0142',
      'src/site/config.ts figures: placeholder: true',
    ])
  })

  it('name, street and networks of the firm that the site came with', () => {
    expect(siteFindings({ name: 'Brightmere', address: { street: '214 Lantern Row', city: 'Indianapolis' }, social: { twitter: 'https://twitter.com/brightmere' } })).toEqual([
      "src/site/config.ts name: Brightmere belongs to the firm that the site came with",
      "src/site/config.ts address street: 214 Lantern Row belongs to the firm that the site came with",
      "src/site/config.ts social twitter: https://twitter.com/brightmere belongs to the firm that the site came with",
    ])
  })

  it('the mark of the firm that the site came with, and its coordinates and time zone where the firm is elsewhere', () => {
    const first = { address: { city: 'Indianapolis', stateCode: 'IN' }, coordinates: [-86.158, 39.768], timeZone: 'America/Indiana/Indianapolis' }
    const mark = '<svg viewBox="0 0 32 32"><path fill="#7a1f5c" d="M7 16a9 9 0 0 1 18 0z"/></svg>'
    expect(firstFirmFindings(first, mark)).toEqual(['src/site/logo.svg: is the mark of the firm that the site came with'])
    expect(firstFirmFindings({ ...first, address: { city: 'Gary', stateCode: 'IN' } }, '')).toEqual(['src/site/config.ts coordinates: are those of Indianapolis, and the firm is in Gary'])
    expect(firstFirmFindings({ ...first, address: { city: 'Lyon', stateCode: '' }, coordinates: [4.835, 45.764] }, '')).toEqual(['src/site/config.ts timeZone: is that of Indianapolis, and the firm is in Lyon'])
    expect(firstFirmFindings(first, '')).toEqual([])
  })

  it('a secret that is not set, or too short', () => {
    vi.stubEnv('SMTP_URL', 'smtps://user:secret@mail.firm.com:465')
    vi.stubEnv('LOOKUP_KEY', undefined)
    expect(environmentFindings()).toEqual(['environment LOOKUP_KEY: is not set'])
    vi.stubEnv('LOOKUP_KEY', 'short')
    expect(environmentFindings()).toEqual(['environment LOOKUP_KEY: must have at least 32 characters'])
  })

  it.each([
    ['FORM_ORIGINS', 'https://partner.com, partner.com', 'partner.com must be written like https://www.partner.com, with nothing after the name'],
    ['NOTIFY_OFFICE', 'office@firm.com, office', 'office must be one email address'],
    ['NOTIFY_CAREERS', 'careers', 'careers must be one email address'],
    ['MAIL_FROM', 'The firm', 'The firm must be an address, or a name and the address as in Firm <hello@firm.com>, a name with a colon in double quotes'],
  ])('a value of the wrong form: %s=%j', (name, value, finding) => {
    vi.stubEnv('SMTP_URL', 'smtps://user:secret@mail.firm.com:465')
    vi.stubEnv(name, value)
    expect(environmentFindings()).toEqual([`environment ${name}: ${finding}`])
  })

  it('SITE_LOCAL, which allows the demo secrets, beside what production would miss without it', () => {
    vi.stubEnv('SMTP_URL', 'smtps://user:secret@mail.firm.com:465')
    vi.stubEnv('LOOKUP_KEY', undefined)
    vi.stubEnv('SITE_LOCAL', 'true')
    expect(environmentFindings()).toEqual(['environment SITE_LOCAL: is set, and allows the demo secrets; production must not have it', 'environment LOOKUP_KEY: is not set'])
  })

  it.each([undefined, ' '])('a mail provider that is missing: %j', (url) => {
    vi.stubEnv('SMTP_URL', url)
    expect(environmentFindings()).toEqual(['environment SMTP_URL or MAIL_HTTP_URL: no mail provider, so nobody is told of a submission'])
  })

  it('one key for two purposes', () => {
    vi.stubEnv('SMTP_URL', 'smtps://user:secret@mail.firm.com:465')
    vi.stubEnv('TOKEN_KEY', process.env.LOOKUP_KEY)
    expect(environmentFindings()).toEqual(['environment LOOKUP_KEY, TOKEN_KEY, SEAL_KEY: two are the same; each is for one purpose'])
  })

  it('an example address in the environment', () => {
    vi.stubEnv('SMTP_URL', 'smtps://user:secret@mail.firm.com:465')
    vi.stubEnv('MAIL_FROM', 'Firm <hello@firm.example>')
    expect(environmentFindings()).toEqual(['environment MAIL_FROM: example address: hello@firm.example'])
  })

  it('no SITE_LOCAL that was left blank', () => {
    vi.stubEnv('SMTP_URL', 'smtps://user:secret@mail.firm.com:465')
    vi.stubEnv('SITE_LOCAL', '')
    expect(environmentFindings()).toEqual([])
  })

  it.each([
    ['NETLIFY_DB_URL', '"postgres://user:secret@host/name"', /^must be written as postgresql:/],
    ['NETLIFY_DB_URL', 'postgres://user:sec/ret@host/name', /^must be written as postgresql:/],
    ['NETLIFY_DB_DRIVER', 'neon', /^must be serverless or server$/],
    ['URL', 'www.firm.com', /^must be written like https:/],
  ])('a value of the host’s that the server takes without a check, and never the database’s password: %s=%j', (name, value, finding) => {
    vi.stubEnv('SMTP_URL', 'smtps://user:secret@mail.firm.com:465')
    vi.stubEnv(name, value)
    const [found = '', ...further] = environmentFindings()
    expect([found.replace(`environment ${name}: `, ''), further]).toEqual([expect.stringMatching(finding), []])
    expect(found).not.toMatch(/sec/)
  })
})

it('the launch check has nothing to say of a firm that is ready', () => {
  write('news/one', '---\ntitle: One\n---\nCall (317) 636-1234.')
  expect(contentFindings(root)).toEqual([])
  expect(siteFindings({ name: 'Firm', origin: 'https://www.firm.com', email: 'a@firm.com', phone: '(317) 636-1234', statistics: { placeholder: false } })).toEqual([])
  for (const [name, value] of [['NETLIFY_DB_URL', 'postgres://user:secret@host/name'], ['NETLIFY_DB_DRIVER', 'server'], ['URL', 'https://www.firm.com']] as const) vi.stubEnv(name, value)
  vi.stubEnv('SMTP_URL', 'smtps://user:secret@mail.firm.com:465')
  expect(environmentFindings()).toEqual([])
})
