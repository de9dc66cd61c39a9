/** A resume is sent as a sandboxed attachment, only to an admin, and with a line in the trail: trust rows 8 and 12. */
import { beforeAll, describe, expect, it } from 'vitest'
import { submissionRoutes } from '#contracts/api/submissions.ts'
import { db } from '#server/db/client.ts'
import { audit, submissionFiles, submissions } from '#server/db/schema.ts'
import { demoResume } from '../../../scripts/demo/resume.ts'
import { ask, staff } from '../../support/api/staff.ts'
import { APPLICATION } from '../../support/api/submissions.ts'

const { token, id: adminId } = await staff('admin')
const content = demoResume('Ada Byron')
let submissionId: string

const attach = async (name: string, field: string) => {
  const [row] = await db().insert(submissionFiles).values({ submissionId, field, name, type: 'application/pdf', size: content.length, content }).returning()
  return row!.id
}
const fetchFile = (id: string, as: string | undefined = token) => ask(submissionRoutes.downloadFile, { token: as, params: { id } })
const downloads = async () => (await db().select().from(audit)).filter(({ action }) => action === 'file.download')

beforeAll(async () => {
  const [row] = await db().insert(submissions).values({ formId: 'career-business-development-specialist', data: APPLICATION, idempotencyKey: 'a', bodyHash: 'x' }).returning()
  submissionId = row!.id
})

describe('a resume', () => {
  it('comes whole, as what it was stored as, to be saved and never run', async () => {
    const answer = await fetchFile(await attach('cv.pdf', 'resume'))
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(content)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-type')).toMatch(new RegExp(`^${submissionRoutes.downloadFile.answer.file.replace('*', '.+')}$`))
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="cv.pdf"; filename*=UTF-8''cv.pdf`)
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('leaves a line in the trail: who, of which submission, never its name', async () => {
    const before = (await downloads()).length
    await fetchFile(await attach('Ada Byron.pdf', 'noted'))
    const lines = (await downloads()).slice(before)
    expect(lines).toMatchObject([{ accountId: adminId, role: 'admin', subjectType: 'submission', subjectId: submissionId, details: { field: 'noted', size: content.length } }])
    expect(JSON.stringify(lines)).not.toContain('Byron')
  })

  it('is for no other role, and no such attempt reads it', async () => {
    const id = await attach('cv.pdf', 'others')
    const before = (await downloads()).length
    for (const role of ['intern', 'judge'] as const) expect((await fetchFile(id, (await staff(role)).token)).status).toBe(403)
    expect((await ask(submissionRoutes.downloadFile, { params: { id } })).status).toBe(401)
    expect(await downloads()).toHaveLength(before)
  })

  it('that doesn’t exist is a 404', async () => {
    expect((await fetchFile('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })
})

describe('its name can’t lead anywhere: a name such as', () => {
  it.each([
    ['quotes', 'a";filename="b.exe.pdf', 'a_filename_b.exe.pdf', 'a%22%3Bfilename%3D%22b.exe.pdf'],
    ['a line break', 'a\r\nset-cookie: b.pdf', 'aset-cookie_ b.pdf', 'aset-cookie%3A%20b.pdf'],
    ['a folder', '../../etc/cv.pdf', 'cv.pdf', 'cv.pdf'],
    ['a hidden file', '..pdf', 'pdf', 'pdf'],
    ['accents', 'Résumé (Siobhán).pdf', 'Resume (Siobhan).pdf', 'R%C3%A9sum%C3%A9%20%28Siobh%C3%A1n%29.pdf'],
    ['another script', '履歴書.docx', 'download.docx', '%E5%B1%A5%E6%AD%B4%E6%9B%B8.docx'],
    ['a turned direction', 'cv\u202efdp.exe.pdf', 'cvfdp.exe.pdf', 'cvfdp.exe.pdf'],
  ])('%s', async (field, name, plain, encoded) => {
    const answer = await fetchFile(await attach(name, field))
    expect(answer.status).toBe(200)
    const [, filename, extended] = /^attachment; filename="([^"\\]+)"; filename\*=UTF-8''(\S+)$/.exec(answer.headers.get('content-disposition')!) ?? []
    expect([filename, extended]).toEqual([plain, encoded])
  })
})
