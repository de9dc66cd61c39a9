import { plain } from '#contracts/words.ts'

/** "Prêts & crédit" becomes `prets-credit`: a name as an address has it. Empty where it has neither letters from a to z nor digits. */
export const slugOf = (name: string): string =>
  plain(name).replace(/['’]/g, '').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')

/** What the page of a list is called among those of its entries: the name would take its address. */
export const LIST = 'index'
