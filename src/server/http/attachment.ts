import { shownName } from '#server/http/shown-name.ts'

const FALLBACK = 'download'

/** ASCII letters, digits and a few marks: characters without a meaning to any browser, shell or file system. */
const plainName = (name: string): string => {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[^\w .()-]+/gu, '_').replace(/^[ _]+|[. ]+$/g, '')
  return plain.startsWith('.') ? `${FALLBACK}${plain}` : plain || FALLBACK
}

/** RFC 8187: UTF-8, with everything escaped that isn't an `attr-char`. */
const encoded = (name: string): string => encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * The `content-disposition` of a file to be saved under `name`, whoever named it (RFC 6266): an ASCII name for every
 * browser, and the name itself for those that can read it. Neither holds a folder, a control or a direction character.
 */
export const asAttachment = (name: string): string => {
  const shown = shownName(name).replace(/^\.+/, '')
  return `attachment; filename="${plainName(shown)}"; filename*=UTF-8''${encoded(shown || FALLBACK)}`
}
