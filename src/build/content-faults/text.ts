/** Faults that are valid MDX, but for which the build's message names no file, or which make a wrong page without a message. */
import { faultsAmong, type Entry, type Fault } from './entry.ts'
import { wordless, wrongLink } from './links.ts'
import { attributeOf, type Markup, type Node } from './tree.ts'
import { embedded, EMBEDS, lifeless, meaningless, PICTURE, STYLED, TICKED, TITLE, unknownPart } from './words.ts'

const EMBED = new RegExp(`^(?:${EMBEDS})$`, 'i')
const CONTROL = /^(?:button|form|input|select|textarea)$/i
const REMARKS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm
/** `{"{"}` is how a brace is written. */
const QUOTED = /^(["'`])(?:(?!\1|\$\{)[^\\]|\\.)*\1$/s

const wrongExpression = (value: string): string | undefined => {
  const meant = value.replace(REMARKS, '').trim()
  return (meant === '' && value.trim() !== '') || QUOTED.test(value.trim()) ? undefined : meaningless(`{${value}}`)
}

/** HTML elements mean the same as Markdown's own syntax, and have the same rules. */
const wrongMarkup = (node: Markup, own: boolean): string | undefined => {
  const name = node.name ?? ''
  if (EMBED.test(name)) return embedded(`<${name}`)
  if (CONTROL.test(name)) return lifeless(`<${name}`)
  if (name === 'style' || node.attributes.some((it) => it.type === 'mdxJsxAttribute' && it.name === 'style')) return STYLED
  if (name === 'h1') return TITLE
  const href = attributeOf(node, 'href')
  if (name === 'a') return href === undefined ? undefined : (wrongLink(href) ?? wordless(node))
  // To Astro it isn't a picture of the folder: the page would request an address that doesn't exist.
  if (name === 'img' && !/^data:/i.test(attributeOf(node, 'src') ?? 'data:')) return PICTURE
  return own || name === 'Firm' || !/^(?:[A-Z]|firm$)/.test(name) ? undefined : unknownPart(`<${name}`)
}

const wrongWith = (node: Node, own: boolean): string | undefined => {
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return own ? undefined : wrongExpression(node.value)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return wrongMarkup(node, own)
    case 'image':
    case 'imageReference':
      return node.alt?.trim() ? undefined : 'this picture has no description. Write between its square brackets what it shows, for people who can’t see it.'
    case 'link':
      return wrongLink(node.url) ?? wordless(node)
    case 'definition':
      // It may belong to a picture of the folder, which `pictures.ts` checks.
      return /^(?:\.\/|data:image\/)/i.test(node.url) ? undefined : wrongLink(node.url)
    case 'listItem':
      return typeof node.checked === 'boolean' ? TICKED : undefined
    default:
      return undefined
  }
}

/** Without the space it is a paragraph that begins with `##`; `#1` may well begin one. */
const MISSED_HEADING = /^(?:#(?=\p{L})|#{2,6}(?=[^\s#]))/u
const wrongParagraph = (text: string): string | undefined => {
  const [signs] = MISSED_HEADING.exec(text) ?? []
  return signs && `a heading needs a space after \`${signs.length > 1 ? signs : '##'}\`, or the page shows it as it is written. If this is no heading, begin with another word.`
}

export const textFaults = ({ body, nodes }: Entry): Fault[] => {
  // An entry that imports its own components is a developer's, who may use them.
  const own = nodes.some(({ type }) => type === 'mdxjsEsm')
  return faultsAmong(nodes, (node) => (node.type === 'paragraph' ? wrongParagraph(body.slice(node.position?.start.offset)) : wrongWith(node, own)))
}
