/** What a text may hold as far as the language goes, and what then has no file in the build's message, or a wrong page without any. */
import type { Entry, Fault } from './entry.ts'
import type { Node } from './tree.ts'
import { embedded, meaningless, unknownPart } from './words.ts'

const EMBEDS = /^(?:iframe|script|embed|object)$/i
/** To another site, to a page of this one, or to a place in the same. */
const LEADS = /^(?:[a-z][a-z\d+.-]*:|\/|#|$)/i
const MAIL = /^[^\s/@]+@[^\s/@]+$/
const REMARKS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm
/** `{"{"}` is how a brace is written. */
const QUOTED = /^(["'`])(?:(?!\1|\$\{)[^\\]|\\.)*\1$/s

const wrongExpression = (value: string): string | undefined => {
  const meant = value.replace(REMARKS, '').trim()
  return (meant === '' && value.trim() !== '') || QUOTED.test(value.trim()) ? undefined : meaningless(`{${value}}`)
}

/** Markup of its own is no picture of the folder to Astro: the page would ask for an address that isn't there. */
const unseen = ({ name, attributes }: Extract<Node, { attributes: unknown }>): boolean =>
  name === 'img' && attributes.some((it) => it.type === 'mdxJsxAttribute' && it.name === 'src' && typeof it.value === 'string' && !/^data:/i.test(it.value))

const wrongLink = (url: string): string | undefined =>
  LEADS.test(url) ? undefined : `the link to ${url} must begin with ${MAIL.test(url) ? '`mailto:`' : '`https://`, or with `/` where it leads to a page of this site'}.`

const wrongWith = (node: Node, own: boolean): string | undefined => {
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return own ? undefined : wrongExpression(node.value)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (EMBEDS.test(node.name ?? '')) return embedded(`<${node.name}`)
      if (unseen(node)) return '`<img` shows no picture here. Write `![what it shows](./name.jpg)`.'
      return own || !node.name || node.name === 'Firm' || !/^(?:[A-Z]|firm$)/.test(node.name) ? undefined : unknownPart(`<${node.name}`)
    case 'link':
      return wrongLink(node.url)
    case 'definition':
      // Of a picture, perhaps, which is the folder's.
      return node.url.startsWith('./') ? undefined : wrongLink(node.url)
    default:
      return undefined
  }
}

export const textFaults = ({ nodes }: Entry): Fault[] => {
  // An entry that brings in parts of its own is a developer's, who may name them.
  const own = nodes.some(({ type }) => type === 'mdxjsEsm')
  return nodes.flatMap((node) => {
    const words = wrongWith(node, own)
    return words ? [{ number: node.number, words }] : []
  })
}
