/** Resumes: decisions "Forms"; trust row 8. */
import { beforeEach, describe, expect, it } from 'vitest'
import { compoundFile, doc, docx, DOCUMENT, pdf, typesOf, zipOf } from '../support/files.ts'
import { leastMs } from '../support/api/least.ts'
import { failureOf, postForm, submit } from '../support/api/request.ts'
import { forgetLimits, forgetSubmissions, storedFiles, storedSubmissions } from '../support/api/rows.ts'
import { APPLICATION } from '../support/api/submissions.ts'

const FORM = 'career-business-development-specialist'
const MEGABYTE = 1024 * 1024

beforeEach(async () => {
  await forgetSubmissions()
  await forgetLimits()
})

const apply = (files: [field: string, name: string, content: Buffer][], headers: Record<string, string> = {}, form = FORM) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(APPLICATION)) body.append(name, value)
  for (const [field, name, content] of files) body.append(field, new File([new Uint8Array(content)], name, { type: 'text/html' }))
  return postForm(`/f/${form}`, { headers, body })
}
const attach = (name: string, content: Buffer) => apply([['resume', name, content]])
const refusal = async (answer: Response) => {
  const [{ field, code } = {}] = (await failureOf(answer)).errors
  return [answer.status, field, code]
}

describe('a resume is stored with its application', () => {
  it.each([
    ['cv.pdf', pdf(), 'application/pdf'],
    ['CV.DOC', doc(), 'application/msword'],
    ['sectors of 4 kB.doc', compoundFile(['1Table', 'WordDocument'], undefined, 12), 'application/msword'],
    ['my cv.docx', docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['4 MB.pdf', pdf(4 * MEGABYTE), 'application/pdf'],
  ])('%s, byte for byte, under the type that it has', async (name, content, type) => {
    expect((await attach(name, content)).status).toBe(200)
    const [row] = await storedSubmissions()
    expect(row!.data).toEqual({ ...APPLICATION, position: 'Business Development Specialist' })
    const files = await storedFiles()
    expect(files).toMatchObject([{ submissionId: row!.id, field: 'resume', name, type, size: content.length }])
    expect(Buffer.compare(files[0]!.content, content)).toBe(0)
  })

  it('once for its key; another file under the same key is refused, and the first stays', async () => {
    const headers = { 'idempotency-key': 'one-filling' }
    const send = (content: Buffer) => apply([['resume', 'cv.pdf', content]], headers)
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(pdf())))
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200))
    expect((await send(pdf(100))).status).toBe(422)
    expect(await storedSubmissions()).toHaveLength(1)
    expect((await storedFiles()).map((file) => file.size)).toEqual([64])
  })

  it('under a name that does nobody harm', async () => {
    for (const name of ['C:\\fakepath\\cv.pdf', '../../etc/cv.pdf', 'cv\u0000\r\n.pdf', 'cv\u202e.pdf', `${'long '.repeat(200)}cv.pdf`]) await attach(name, pdf())
    const names = (await storedFiles()).map((file) => file.name)
    expect(names).toHaveLength(5)
    for (const name of names) expect(name).toMatch(/^[^/\\\p{Cc}\p{Cf}]{1,200}\.pdf$/u)
  })

  it('and position is stored only there', async () => {
    await submit('career-loan-officer', { ...APPLICATION, position: 'Chairman' })
    expect((await storedSubmissions())[0]!.data).toEqual(APPLICATION)
  })
})

describe('a file that is not what it says is refused beside its field', () => {
  const entries = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `word/${i}.xml`, content: '' }))
  const macro = 'application/vnd.ms-word.document.macroEnabled.main+xml'
  // Read as UTF-8, the comment is a list of types, and the list itself is no text that a rule would notice.
  const inUtf16 = (xml: string) => {
    const plain = typesOf().content
    return { ...typesOf(), content: Buffer.concat([Buffer.from('\ufeff<!--', 'utf16le'), Buffer.from(plain.padEnd(plain.length + (plain.length % 2))), Buffer.from(`-->${xml}`, 'utf16le')]) }
  }
  const inUtf7 = { ...typesOf(), content: typesOf(undefined, '<Override PartName="/word/x.bin" ContentType="application/vnd.ms-office.vba+AFA-roject"/>').content.replace('UTF-8', 'UTF-7') }
  const bomb = Buffer.concat([Buffer.from(typesOf().content), Buffer.alloc(40 * MEGABYTE, ' ')])
  const broken = (file: Buffer, place: number, value: number) => { const copy = Buffer.from(file); copy.writeUInt32LE(value, place); return copy }

  it.each<[string, string, Buffer]>([
    ['an empty extension', 'cv', pdf()],
    ['another extension', 'cv.exe', pdf()],
    ['a double extension', 'cv.pdf.html', pdf()],
    ['a PDF under another name', 'cv.docx', pdf()],
    ['a PDF that begins later', 'cv.pdf', Buffer.concat([Buffer.from('\n'), pdf()])],
    ['a program', 'cv.pdf', Buffer.from('MZ\x90\x00')],
    ['a page', 'cv.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a compound file of a spreadsheet', 'cv.doc', compoundFile(['Workbook'])],
    ['a spreadsheet with a Word document inside', 'cv.doc', compoundFile(['Workbook'], 'WordDocument')],
    ['an old Word file with macros', 'cv.doc', compoundFile(['1Table', 'WordDocument', 'Macros'])],
    ['the same in other capitals', 'cv.doc', compoundFile(['1Table', 'WordDocument', 'mACROS'])],
    ['a compound file cut short', 'cv.doc', doc().subarray(0, 700)],
    ['a compound file whose directory is nowhere', 'cv.doc', broken(doc(), 48, 0xfffff)],
    ['a compound file with a table of four thousand million sectors', 'cv.doc', broken(doc(), 44, 0xffffffff)],
    ['a compound file with nothing behind its signature', 'cv.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['a Word package as an old Word file', 'cv.doc', docx()],
    ['any zip', 'cv.docx', zipOf([{ name: 'cv.txt', content: 'Ada' }])],
    ['a spreadsheet package', 'cv.docx', zipOf([typesOf('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'), DOCUMENT])],
    ['a package with macros by type', 'cv.docx', zipOf([typesOf(macro), DOCUMENT])],
    ['a package with a macro part', 'cv.docx', docx({ name: 'word/vbaProject.bin', content: 'x' })],
    ['a package with a macro part under another name', 'cv.docx', zipOf([typesOf(undefined, '<Override PartName="/word/x.bin" ContentType="application/vnd.ms-office.vbaProject"/>'), DOCUMENT])],
    ['a package that hides a type behind references', 'cv.docx', zipOf([typesOf(undefined, '<Override PartName="/word/x.bin" ContentType="application/vnd.ms-office.vba&#80;roject"/>'), DOCUMENT])],
    ['a package that only pretends in a comment', 'cv.docx', zipOf([typesOf('text/plain', `<!-- ${typesOf().content} -->`), DOCUMENT])],
    ['a package that only pretends in an instruction', 'cv.docx', zipOf([typesOf('text/plain', `<?x ${typesOf().content.replace(/<\?.*?\?>/, '')} ?>`), DOCUMENT])],
    ['a package that hides its types in UTF-16', 'cv.docx', zipOf([inUtf16(typesOf(macro).content), DOCUMENT])],
    ['a package that hides its types in another encoding', 'cv.docx', zipOf([inUtf7, DOCUMENT])],
    ['a package without its document', 'cv.docx', zipOf([typesOf()])],
    ['a package with two lists of types', 'cv.docx', zipOf([typesOf(macro), DOCUMENT, typesOf()])],
    ['a package with 1,001 entries', 'cv.docx', docx(...entries(999))],
    ['a package of more than 50 MB', 'cv.docx', docx({ name: 'word/media/big.bin', content: 'x', claims: 50 * MEGABYTE })],
    ['a package whose list of types is a bomb', 'cv.docx', zipOf([{ ...typesOf(), content: bomb }, DOCUMENT])],
    ['a package whose headers lie about the bomb', 'cv.docx', zipOf([{ ...typesOf(), content: bomb, claims: 100 }, DOCUMENT])],
    ['a package with an encrypted part', 'cv.docx', docx({ name: 'word/hidden.xml', content: 'x', flags: 0x801 })],
    ['a package that climbs out of its folder', 'cv.docx', docx({ name: '../evil', content: 'x' })],
    ['a package behind a program', 'cv.docx', zipOf([typesOf(), DOCUMENT], Buffer.from('MZ'))],
    ['a package cut short', 'cv.docx', docx().subarray(0, -30)],
  ])('%s', async (_, name, content) => {
    expect(await refusal(await attach(name, content))).toEqual([422, 'resume', 'TYPE_TEXT'])
    expect(await storedSubmissions()).toEqual([])
    expect(await storedFiles()).toEqual([])
  })

  it('a list of types that takes a regular expression for ever costs no time', async () => {
    // No tag is closed: with one closing bracket at the end, even a slow expression would match at once.
    const endless = zipOf([{ name: typesOf().name, content: '<Override '.repeat(25_000) }, DOCUMENT])
    expect(await leastMs(async () => { expect(await refusal(await attach('cv.docx', endless))).toEqual([422, 'resume', 'TYPE_TEXT']) })).toBeLessThan(2000)
  })

  it.each([
    ['1,000 entries', docx(...entries(998))],
    ['just below 50 MB', docx({ name: 'word/media/big.bin', content: 'x', claims: 50 * MEGABYTE - 10_000 })],
  ])('but a package of %s is taken', async (_, content) => expect((await attach('cv.docx', content)).status).toBe(200))
})

describe('the number and place of files', () => {
  it('none is missing, an empty field is empty, a text is no file', async () => {
    expect(await refusal(await apply([]))).toEqual([422, 'resume', 'REQUIRED_FIELD_MISSING'])
    expect(await refusal(await attach('', Buffer.alloc(0)))).toEqual([422, 'resume', 'REQUIRED_FIELD_EMPTY'])
    expect(await refusal(await attach('cv.pdf', Buffer.alloc(0)))).toEqual([422, 'resume', 'REQUIRED_FIELD_EMPTY'])
    const answer = await submit(FORM, { ...APPLICATION, resume: 'JVBERi0xLjc=' })
    expect((await failureOf(answer.clone())).errors[0]!.message).toContain('multipart/form-data')
    expect(await refusal(answer)).toEqual([422, 'resume', 'TYPE_TEXT'])
  })

  it('one alone is no empty form: what is missing beside it is named', async () => {
    const body = new FormData()
    body.append('resume', new File([new Uint8Array(pdf())], 'cv.pdf'))
    expect(await refusal(await postForm(`/f/${FORM}`, { body }))).toEqual([422, 'name', 'REQUIRED_FIELD_MISSING'])
  })

  it('two are too many, one elsewhere is not taken, over 4 MB is too big', async () => {
    expect(await refusal(await apply([['resume', 'a.pdf', pdf()], ['resume', 'b.pdf', pdf()]]))).toEqual([400, undefined, 'TOO_MANY_FILES'])
    expect(await refusal(await apply([['photo', 'a.pdf', pdf()]]))).toEqual([400, undefined, 'NO_FILE_UPLOADS'])
    expect(await refusal(await apply([['resume', 'a.pdf', pdf()]], {}, 'career-loan-officer'))).toEqual([400, undefined, 'NO_FILE_UPLOADS'])
    expect(await refusal(await attach('a.pdf', pdf(4 * MEGABYTE + 1)))).toEqual([413, undefined, 'FILES_TOO_BIG'])
    expect(await storedSubmissions()).toEqual([])
  })

  it('a wrong file is named beside the other wrong fields, in the order of the form', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...APPLICATION, email: 'ada@', coverLetter: '' })) body.append(name, value)
    body.append('resume', new File(['x'], 'cv.exe'))
    const { errors } = await failureOf(await postForm(`/f/${FORM}`, { body }))
    expect(errors.map((error) => error.field)).toEqual(['email', 'resume', 'coverLetter'])
  })
})
