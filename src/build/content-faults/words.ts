/** Messages for mistakes that occur in more than one place. */
const LONGEST = 40

const shown = (found: string) => {
  const [first = ''] = found.split(/\r?\n/)
  return first.length < found.length || first.length > LONGEST ? `${first.slice(0, LONGEST)}…` : first
}

/** Elements that the Content Security Policy blocks, whatever their source. */
export const EMBEDS = 'iframe|script|embed|object|video|audio|source'

export const meaningless = (found: string) => `\`${shown(found)}\` means nothing in a text. The firm’s name is \`<Firm />\` here; otherwise use round brackets.`
export const unknownPart = (found: string) => `\`${shown(found)}\` means nothing in a text. The firm’s name is \`<Firm />\`.`
export const embedded = (found: string) => `\`${shown(found)}\` shows nothing: the site does not embed anything. Write a link to it.`
export const lifeless = (found: string) => `\`${shown(found)}\` does nothing in a text. Write a link to a page that has a form.`
export const TITLE = 'the page has its heading already, the title. Begin headings in the text with `##`.'
export const STYLED = '`style` changes nothing: the site does not allow styles in a text. Leave it out.'
export const PICTURE = '`<img` shows no picture here. Write `![what it shows](./name.jpg)`.'
export const TICKED = 'the square brackets make a box that nobody can tick. Leave them out: each line of a list has its dot.'
export const HYPHENS = 'the front matter is between two lines of three hyphens, and no more. Delete the others.'
export const QUOTES = 'this value needs straight double quotes around all of it, and “curly” ones within it: `name: "value"`.'
