import { plain } from '#contracts/words.ts'

/** A name as part of an address: "Prêts & crédit" becomes `prets-credit`. Empty if no letter from a to z and no digit is left. */
export const slugOf = (name: string): string =>
  plain(name).replace(/['’]/g, '').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')

/** The name under which an entry was first published: what others know it by (feed readers, stored applications) stays the same when its folder is renamed. `formerly` has the first name last. */
export const firstNameOf = (name: string, formerly: readonly string[] = []): string => formerly.at(-1) ?? name

/** A folder of this name would take the address of the list itself. */
export const LIST = 'index'

/** How a folder is named whose name is an address. */
export const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
