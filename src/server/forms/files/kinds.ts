/** The allowed types of a resume: extension and content must agree (trust row 8). */
import { extensionOf } from '#contracts/forms/file-rules.ts'
import { rootNames } from '#server/forms/files/compound-file.ts'
import { isPlainWordPackage } from '#server/forms/files/word-package.ts'

type Kind = { type: string; holds: (file: Buffer) => boolean | Promise<boolean> }

const isWordCompound = (file: Buffer): boolean => {
  // Word ignores their case.
  const names = rootNames(file).map((name) => name.toUpperCase())
  return names.includes('WORDDOCUMENT') && !names.includes('MACROS')
}

const KINDS = new Map<string, Kind>([
  ['.pdf', { type: 'application/pdf', holds: (file) => file.toString('latin1', 0, 5) === '%PDF-' }],
  ['.doc', { type: 'application/msword', holds: isWordCompound }],
  ['.docx', { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', holds: isPlainWordPackage }],
])

/** The media type of a file whose content fits its extension. The sender's media type is ignored. */
export const typeOf = async (name: string, file: Buffer): Promise<string | undefined> => {
  const kind = KINDS.get(extensionOf(name))
  return kind && (await kind.holds(file)) ? kind.type : undefined
}
