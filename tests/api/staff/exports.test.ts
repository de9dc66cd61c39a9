import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ownClientExportRoutes } from '#contracts/api/clients.ts'
import { exportRoutes } from '#contracts/api/exports.ts'
import type { Route } from '#contracts/api/route.ts'
import { CATEGORIES } from '#contracts/judging.ts'
import { lookupKey } from '#server/clients/lookup-key.ts'
import { db } from '#server/db/client.ts'
import { searchWords } from '#server/db/search.ts'
import { audit, clients, evaluations, submissionFiles, submissions } from '#server/db/schema.ts'
import { momentIn } from '#lib/zone.ts'
import { site } from '#site/config.ts'
import { addSession, ask, staff } from '../../support/api/staff.ts'

let admin: Awaited<ReturnType<typeof staff>>
let intern: Awaited<ReturnType<typeof staff>>
let judge: Awaited<ReturnType<typeof staff>>

type Person = { firstName: string; lastName: string; status?: 'Approved' | 'Pending'; owner?: string; middleName?: string }
const person = ({ firstName, lastName, status = 'Approved', owner = intern.id, middleName }: Person) => ({
  firstName, lastName, middleName, status, age: 30, dateOfBirth: '1990-12-10', lookupKey: lookupKey(firstName, '1990-12-10'), ownerId: owner, search: searchWords(firstName, lastName),
})
const exported = async (route: Route, query: Record<string, unknown> = {}, token = admin.token) => {
  const response = await ask(route, { token, query })
  expect(response.status).toBe(200)
  return { headers: response.headers, bytes: Buffer.from(await response.clone().arrayBuffer()), lines: (await response.text()).split('\r\n') }
}
/** The moment at which it is `time` of `day` where the firm is. */
const atFirm = (day: string, time: string) => new Date(momentIn(site.timeZone, new Date(day), time))
/** The cells under `header`, of a column without commas or quotes. */
const column = (lines: string[], header: string) => lines.slice(1, -1).map((line) => line.split(',')[lines[0]!.split(',').indexOf(header)])
/** The cells of `text` as a spreadsheet reads them: only a quote at the beginning of a cell counts, and what follows the closing one is taken literally. */
const cellsOf = (text: string, separator: string): string[] =>
  [...text.matchAll(new RegExp(`(?:^|${separator}|\\r\\n?|\\n)(?:"((?:[^"]|"")*)(?:"|$))?([^${separator}\\r\\n]*)`, 'g'))].map(([, quoted = '', bare = '']) => quoted.replaceAll('""', '"') + bare)

beforeAll(async () => {
  ;[admin, intern, judge] = await Promise.all([staff('admin'), staff('intern', { email: 'ines@test.example' }), staff('judge')])
  const other = await staff('intern')
  await db().insert(clients).values([
    person({ firstName: 'Ada', lastName: 'Byron' }), { ...person({ firstName: 'Lucía', lastName: 'Fernández', status: 'Pending' }), createdAt: atFirm('2026-01-02', '23:04:05'), updatedAt: atFirm('2026-07-03', '00:05:06') }, person({ firstName: 'Maria', lastName: 'Santos', owner: other.id }),
  ])
})

describe('an export', () => {
  it('is a file for spreadsheets: named for the day, UTF-8 with its mark, lines that end in CR LF, kept by nobody', async () => {
    const { headers, bytes, lines } = await exported(exportRoutes.exportClients)
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="clients-[\d-]{10}\.csv"/)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(bytes.toString()).toContain('Lucía,,Fernández,30,Pending,1990-12-10,2026-01-02 23:04:05,2026-07-03 00:05:06,ines@test.example\r\n')
    expect(lines.at(-1)).toBe('')
    expect(lines.filter((line) => line.includes('\n'))).toEqual([])
  })

  it.each(['00:30:00', '23:30:00'])('has the firm’s day in its name, whatever day it is at Greenwich (%s)', async (time) => {
    vi.useFakeTimers({ toFake: ['Date'], now: atFirm('2026-12-01', time) })
    onTestFinished(() => { vi.useRealTimers() })
    const { token } = await addSession(admin, new Date('2100-01-01'))
    const { headers } = await exported(exportRoutes.exportClients, {}, token)
    expect(headers.get('content-disposition')).toContain('"clients-2026-12-01.csv"')
  })

  it('holds what the list shows: searched, filtered and sorted alike, all pages of it', async () => {
    expect(column((await exported(exportRoutes.exportClients, { sort: 'firstName' })).lines, 'First name')).toEqual(['Ada', 'Lucía', 'Maria'])
    expect(column((await exported(exportRoutes.exportClients, { sort: '-firstName', page: 2, pageSize: 1 })).lines, 'First name')).toEqual(['Maria', 'Lucía', 'Ada'])
    expect(column((await exported(exportRoutes.exportClients, { search: 'fern' })).lines, 'First name')).toEqual(['Lucía'])
    expect(column((await exported(exportRoutes.exportClients, { user: intern.id, status: 'Approved' })).lines, 'First name')).toEqual(['Ada'])
  })

  const CLIENT = 'First name,Middle name,Last name,Age,Status,Date of Birth,Created,Updated'
  it.each<[noun: string, route: Route, head: string]>([
    ['users', exportRoutes.exportUsers, 'Email,State,Clients,Created'],
    ['judges', exportRoutes.exportJudges, 'Email,State,Evaluations,Created'],
    ['clients', exportRoutes.exportClients, `${CLIENT},User`],
    ['clients', ownClientExportRoutes.exportOwnClients, CLIENT],
    ['evaluations', exportRoutes.exportEvaluations, `Venture,Judge,Account,Total,${CATEGORIES.join(',')},Recommendation,Strengths,Weaknesses,Comments,Revision,Created`],
    ['submissions', exportRoutes.exportSubmissions, 'Form,Name,Email,State,Spam,Below requirement,Files,Notes,Created,Answers'],
  ])('of %s is named for them, and headed by what its columns hold', async (noun, route, head) => {
    const { headers, bytes } = await exported(route, {}, route.role === 'intern' ? intern.token : admin.token)
    expect(headers.get('content-disposition')).toContain(`filename="${noun}-`)
    expect(bytes.toString().split('\r\n')[0]).toBe(`\uFEFF${head}`)
  })

  it.each<[name: string, route: Route, query: Record<string, string>]>([
    ['submissions-contact-spam', exportRoutes.exportSubmissions, { form: 'contact', state: 'spam', search: 'Ada' }],
    ['clients-review-quality-check', exportRoutes.exportClients, { status: 'Review & Quality check', sort: 'age' }],
    ['users', exportRoutes.exportUsers, { search: 'ines@test.example' }],
  ])('is named %s after its filters, and never after a search', async (name, route, query) => {
    const { headers } = await exported(route, query)
    expect(headers.get('content-disposition')).toMatch(new RegExp(`filename="${name}-\\d{4}-\\d{2}-\\d{2}\\.csv"`))
  })

  it('of nothing is its head', async () => {
    expect((await exported(exportRoutes.exportClients, { search: 'nobody' })).lines).toEqual([expect.stringMatching(/^First name,/), ''])
  })

  it('of an intern’s clients holds no other’s, whatever is asked', async () => {
    expect(column((await exported(ownClientExportRoutes.exportOwnClients, { sort: 'lastName' }, intern.token)).lines, 'Last name')).toEqual(['Byron', 'Fernández'])
    const asked = await ask(ownClientExportRoutes.exportOwnClients, { token: intern.token, query: { user: admin.id } })
    expect(asked.status).toBe(422)
  })

  it('leaves a line in the trail: how many rows, and by which filters, but not what was searched for', async () => {
    await exported(exportRoutes.exportClients, { search: 'fern', sort: 'age', status: 'Pending' })
    const lines = await db().select().from(audit)
    expect(lines.at(-1)).toMatchObject({ action: 'export.clients', accountId: admin.id, role: 'admin', subjectId: null, details: { rows: 1, asked: 'search sort status' } })
    expect(JSON.stringify(lines)).not.toContain('fern')
  })
})

describe('a cell', () => {
  /** A last name as the export writes it. */
  const cellOf = async (lastName: string) => {
    const [row] = await db().insert(clients).values(person({ firstName: 'Cell', lastName })).returning()
    onTestFinished(async () => { await db().delete(clients).where(eq(clients.id, row!.id)) })
    const { bytes } = await exported(exportRoutes.exportClients, { search: 'cell' })
    return /\r\nCell,,(.*),30,Approved/s.exec(bytes.toString())?.[1]
  }

  it.each([
    ['=1+1', "'=1+1"], ['+1', "'+1"], ['-1', "'-1"], ['@SUM(A1)', "'@SUM(A1)"], ['\tx', '"\'\tx"'], ['＝1+1', "'＝1+1"], ['＋1', "'＋1"], ['－1', "'－1"], ['＠x', "'＠x"],
    ['x;=1+1', '"x;\'=1+1"'], ['x;@SUM(1);-1', '"x;\'@SUM(1);\'-1"'], ['x;"=1+1;y', '"x;""\'=1+1;y"'], ['x\t=1', '"x\t\'=1"'], ['x\n=2+5', '"x\n\'=2+5"'], ['x\r\n＝2', '"x\r\n\'＝2"'],
    ['\rx', '"\'\rx"'], ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ])('that a spreadsheet would take for a formula is made text: %j', async (value, written) => {
    expect(await cellOf(value)).toBe(written)
  })

  it.each([
    ['0317', "'0317"], ['004915112345678', "'004915112345678"], ['1234567890123456', "'1234567890123456"],
    ['0', '0'], ['0.5', '0.5'], ['0317 555', '0317 555'], ['123456789012345', '123456789012345'],
  ])('whose figures a spreadsheet would not keep as a number is made text: %j', async (value, written) => {
    expect(await cellOf(value)).toBe(written)
  })

  it.each([['a,b', '"a,b"'], ['say "so"', '"say ""so"""'], ['two\nlines', '"two\nlines"'], ['carriage\rreturn', '"carriage\rreturn"'], ['Ann; Bob', '"Ann; Bob"'], ['a\tb', '"a\tb"'], ['O’Connor', 'O’Connor'], ['1-2', '1-2'], ['2 - 3 weeks', '2 - 3 weeks']])('is quoted only where it must be: %j', async (value, written) => {
    expect(await cellOf(value)).toBe(written)
  })
  it.each(['x;=1+1;y', 'x;"=1+1;y', 'x;"""=1', 'first line\n=2+5', 'x\n"=2+5', 'x\r@SUM(1)', 'x\t=1'])('is no formula by whatever a spreadsheet separates: %j', async (value) => {
    const row = `a,,${await cellOf(value)},30\r\n`
    for (const separator of [',', ';', '\t']) expect(cellsOf(row, separator).filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
    expect(cellsOf(row, ',')[2]!.replaceAll("'", '')).toBe(value)
  })
})

describe('every other list', () => {
  it('of people: interns with their clients, judges with their evaluations', async () => {
    expect((await exported(exportRoutes.exportUsers, { search: 'ines' })).lines[1]).toMatch(/^ines@test\.example,invited,2,/)
    expect((await exported(exportRoutes.exportJudges)).lines[1]).toMatch(new RegExp(`^${judge.email},invited,0,`))
  })

  it('of evaluations: each category in a column of its own', async () => {
    const categories = CATEGORIES.map((question, i) => ({ question, answer: i + 1 }))
    await db().insert(evaluations).values({
      judgeId: judge.id, judgeName: 'Judge Choi', ventureName: 'Harvest Loop', ventureKey: 'harvest loop', categories, sumOfAllCategory: 15, strength: 'Pilots.', weakness: 'One supplier.',
      recommendations: 'Recommend For Mentorship', comments: 'Come again.',
    })
    const { lines } = await exported(exportRoutes.exportEvaluations)
    expect(lines[0]).toContain(CATEGORIES.join(','))
    expect(lines[1]).toContain(`Harvest Loop,Judge Choi,${judge.email},15,1,2,3,4,5,Recommend For Mentorship,Pilots.,One supplier.,Come again.,1,`)
  })

  it('of submissions: all answers in one column, of one form each in its own', async () => {
    const data = { name: 'Jordan Ellis', email: 'jordan@example.com', query: 'Feedback', message: '=cmd' }
    await db().insert(submissions).values({ formId: 'contact', data, idempotencyKey: 'one', bodyHash: 'one', search: 'jordan ellis' })
    const all = (await exported(exportRoutes.exportSubmissions)).bytes.toString()
    expect(all).toContain('\r\nMessage,Jordan Ellis,jordan@example.com,new,,,0,0,')
    expect(all).toContain('What is it about?: Feedback\nMessage: =cmd"')
    const { lines } = await exported(exportRoutes.exportSubmissions, { form: 'contact' })
    expect(lines[0]).toMatch(/,What is it about\?,Message,Other answers$/)
    expect(lines[1]).toMatch(/,Feedback,'=cmd,$/)
  })

  it('of submissions: what no spreadsheet can show, and what ends a file or hides a formula in some, is a sign that all show', async () => {
    const data = { name: '\0=1+1', email: 'odd@example.com', query: 'x;\0=1+1', message: 'one\x1Atwo\x0Bthree' }
    await db().insert(submissions).values({ formId: 'contact', data, idempotencyKey: 'odd', bodyHash: 'odd', search: 'odd example com' })
    const { lines } = await exported(exportRoutes.exportSubmissions, { form: 'contact', search: 'odd' })
    expect(lines[1]).toMatch(/^Message,\uFFFD=1\+1,odd@example\.com,new,,,0,0,[^,]+,"x;\uFFFD=1\+1",one\uFFFDtwo\uFFFDthree,$/)
  })

  it('of submissions of one form: what its declaration doesn’t name, or no longer, is in the last column; spam and who is below the requirement are marked', async () => {
    const formId = 'career-business-development-specialist'
    const data = { name: 'Ada Byron', email: 'ada@example.com', experience: '0-1', education: 'master', coverLetter: 'Engines.', position: 'Business Development Specialist', salary: '50,000' }
    const [row] = await db().insert(submissions).values({ formId, data, idempotencyKey: 'two', bodyHash: 'two', search: 'ada byron', spam: true }).returning()
    await db().insert(submissionFiles).values({ submissionId: row!.id, field: 'resume', name: 'cv.pdf', type: 'application/pdf', size: 4, content: Buffer.from('%PDF') })
    const { bytes } = await exported(exportRoutes.exportSubmissions, { form: formId, state: 'spam' })
    expect(bytes.toString()).toContain(',Ada Byron,ada@example.com,new,yes,yes,1,0,')
    expect(bytes.toString()).toContain(',0-1 years,Master’s degree,Engines.,"Position: Business Development Specialist\nSalary: 50,000"\r\n')
  })
})
