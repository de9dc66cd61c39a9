/** What is said of the same mistake wherever it is met, in a text that can be read and in one that can't. */
const LONGEST = 40

const shown = (found: string) => {
  const [first = ''] = found.split(/\r?\n/)
  return first.length < found.length || first.length > LONGEST ? `${first.slice(0, LONGEST)}…` : first
}

export const meaningless = (found: string) => `\`${shown(found)}\` means nothing in a text. The firm’s name is \`<Firm />\` here; otherwise use round brackets.`
export const unknownPart = (found: string) => `\`${shown(found)}\` means nothing in a text. The firm’s name is \`<Firm />\`.`
export const embedded = (found: string) => `\`${shown(found)}\` shows nothing: the site refuses what other sites embed. Write a link to it.`
