import { plain } from '#contracts/words.ts'

/** "Prêts & crédit" becomes `prets-credit`: a name as an address has it. Empty where it has neither letters from a to z nor digits. */
export const slugOf = (name: string): string =>
  plain(name).replace(/['’]/g, '').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')

/** The folder's name that would take the address of the list itself. */
export const LIST = 'index'
