import { expect, it } from 'vitest'
import { fileFieldOf, fileProblem } from '#contracts/forms/file-rules.ts'
import { formById } from '#contracts/forms/registry.ts'

const field = fileFieldOf(formById('career-business-development-specialist')!)!
const said = (name: string, size: number) => fileProblem(field, { name, size })?.code

it.each(['cv.pdf', 'cv.doc', 'cv.docx', 'CV.PDF', 'my.own.cv.Docx'])('%s may be sent', (name) => expect(said(name, 1)).toBeUndefined())

it.each(['cv', 'cv.pdf.exe', 'cv.docm', 'cv.odt', '.', '', 'pdf'])('%j may not', (name) => expect(said(name, 1)).toBe('TYPE_TEXT'))

it('takes 4 MB and not a byte more, nor an empty file, nor none', () => {
  expect(said('cv.pdf', 4 * 1024 * 1024)).toBeUndefined()
  expect(said('cv.pdf', 4 * 1024 * 1024 + 1)).toBe('FILES_TOO_BIG')
  expect(said('cv.pdf', 0)).toBe('REQUIRED_FIELD_EMPTY')
  expect(fileProblem(field, undefined)).toEqual({ message: 'Please choose a PDF, DOC or DOCX file.', field: 'resume', code: 'REQUIRED_FIELD_MISSING' })
})
