/** The pictures that an entry names, by their file names. */
import type { Entry } from './entry.ts'
import { attempt } from '#lib/attempt.ts'

/** `misread`: a name whose `%` is no percent-encoding, at which Astro stops without naming the entry. */
export type Named = { number: number; name: string; cover?: boolean; misread?: boolean }

/** An address in a text may be percent-encoded, `%20` for a space; the front matter has the name itself. */
const named = (number: number, address: string): Named => {
  const name = attempt(() => decodeURI(address))
  return name === undefined ? { number, name: address, misread: true } : { number, name }
}

export const picturesIn = ({ fields, nodes }: Entry): Named[] => {
  const covers = fields.filter(({ name, value }) => name === 'image' && value !== '').map(({ number, value }) => ({ number, name: value, cover: true }))
  const defined = new Map(nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : [])).toReversed())
  const inText = nodes.flatMap((node) => {
    const address = node.type === 'image' ? node.url : node.type === 'imageReference' ? defined.get(node.identifier) : undefined
    return address === undefined ? [] : [named(node.number, address)]
  })
  return [...covers, ...inText]
}
