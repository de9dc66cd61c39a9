/** In the front matter `{firm}`, `{place}` and `{currency}` stand for facts of the firm (`data/firm.ts`); what only looks like them would be read by visitors. */
import { faultsAmong, type Entry, type Fault } from './entry.ts'

const ALIKE = /<[Ff]irm\b[^>]{0,20}>?|\{(?!(?:firm|place|currency)\})\s*[\p{L}]+\s*\}/u

export const factFaults = ({ fields }: Entry): Fault[] =>
  faultsAmong(fields, ({ written }) => {
    const [found] = ALIKE.exec(written) ?? []
    return found && `\`${found}\` means nothing in the front matter. The firm’s name is \`{firm}\` here, its city and state \`{place}\`, its money \`{currency}\`; otherwise use round brackets.`
  })
