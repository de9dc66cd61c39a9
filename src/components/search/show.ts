/** Renders the results as elements, never as markup: the page's policy requires Trusted Types. */
import { countOf } from '#contracts/figures.ts'
import { lineAround, piecesOf } from '#components/search/excerpt.ts'
import type { Found } from '#components/search/find.ts'

const marked = (text: string, terms: ReadonlySet<string>): (Node | string)[] =>
  piecesOf(text, terms).map((piece) => {
    if (!piece.hit) return piece.text
    const mark = document.createElement('mark')
    mark.textContent = piece.text
    return mark
  })

const element = (name: string, className: string, ...children: (Node | string)[]) => {
  const made = document.createElement(name)
  made.className = className
  made.append(...children)
  return made
}

/** The words below a title. A service's title can be a claim that its description qualifies, so that is always shown whole, as is any description with a hit. */
const lineFor = ({ kind, description, text }: Found, terms: ReadonlySet<string>): string =>
  kind === 'Service' || lineAround(description, terms) ? description : (lineAround(text, terms) ?? description)

/** One result: its kind, its title as a link, and the words around the first hit. */
export const lineOf = (found: Found): HTMLElement => {
  const terms = new Set(Object.keys(found.match))
  const link = document.createElement('a')
  link.href = String(found.id)
  link.append(...marked(found.title, terms))
  return element('li', 'result', element('p', 'kind', found.kind), element('h2', '', link), element('p', 'around', ...marked(lineFor(found, terms), terms)))
}

/** "No results", "1 result", "3 results", "The first 30 of 31 results", for the words that were typed. */
export const resultsInWords = (count: number, query: string, most: number): string => {
  const results = count === 0 ? 'No results' : countOf(count, 'result')
  return `${count > most ? `The first ${most} of ` : ''}${results} for “${query}”`
}
