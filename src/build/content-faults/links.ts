/** Checks a link by its address and its words alone. */
import type { Entry, Fault } from './entry.ts'

/** To another site, encrypted, a page of this one, or a fragment of the same page. */
const LEADS = /^(?:https:\/\/|mailto:|tel:|\/|#)/i
/** Copied from the browser while the page was being written. */
const AT_HOME = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=[/?#]|$)/i
const MAIL = /^[^\s/@]+@[^\s/@]+$/

/** The fault of a link's address, in words. */
export const wrongLink = (url: string): string | undefined => {
  if (url === '') return 'this link has no address, and leads nowhere. Write `[words](/contact)` with its own, or the words alone.'
  if (AT_HOME.test(url)) return `the link to ${url} leads to your own computer. Write \`${url.replace(AT_HOME, '') || '/'}\`.`
  if (!LEADS.test(url)) return `the link to ${url} must begin with ${MAIL.test(url) ? '`mailto:`' : '`https://`, or with `/` where it leads to a page of this site'}.`
  // The feed makes each absolute.
  return URL.canParse(url, 'https://site.example') ? undefined : `the link to ${url} is no address. Look at the site’s name in it, and for a space.`
}

const isBlank = (piece: object): boolean => {
  const { type, value = '', children } = piece as { type: string; value?: string; children?: object[] }
  return type === 'text' ? value.trim() === '' : !type.startsWith('mdx') && (children?.every(isBlank) ?? false)
}

/** Without words it has no name, and nothing of it is seen. */
export const wordless = ({ children }: { children: object[] }): string | undefined => (children.every(isBlank) ? 'this link has no words. Write `[words](/contact)`, or leave it out.' : undefined)

const SPACED = /(?<![\\!]\[[^\]\n]*)\]\(((?:[a-z][a-z\d+.-]*:|www\.|\/|#)[^()<>"\n]*?\s[^()<>"\n]*?)(?:\s+"[^"\n]*")?\)/gi

/** In Markdown an address can't contain a space: the page would show the brackets. */
export const spacedLinks = ({ body, nodes }: Entry): Fault[] => {
  const texts = nodes.filter(({ type }) => type === 'text').map(({ position }) => [position?.start.offset ?? 0, position?.end.offset ?? 0] as const)
  return [...body.matchAll(SPACED)]
    .filter(({ index }) => texts.some(([start, end]) => start <= index && index < end))
    .map(({ 1: address = '', index }) => ({ number: body.slice(0, index).split('\n').length, words: `the link to ${address} has a space in it, and the page would show its brackets. Leave the space out, or write \`%20\` for it.` }))
}
