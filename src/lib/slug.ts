/** Letters that are no other letter with a mark. */
const SPELLED: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i' }

/** "Prêts & crédit" becomes `prets-credit`: a name as an address has it. Empty where it has neither letters from a to z nor digits. */
export const slugOf = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[ßæœøđðþłı]/g, (letter) => SPELLED[letter] ?? '').replace(/['’]/g, '').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')

/** What the page of a list is called among those of its entries: the name would take its address. */
export const LIST = 'index'
