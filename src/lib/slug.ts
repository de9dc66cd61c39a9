/** "Prêts & crédit" becomes `prets-credit`: a name as an address has it. Empty where it has neither letters from a to z nor digits. */
export const slugOf = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
