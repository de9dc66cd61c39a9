/**
 * Leaves a page for good, once: the first reason to go decides where to. The document knows of it: a page's frame and its
 * island have a copy each of this module.
 */
const known = (): DOMStringMap => document.documentElement.dataset

export const isLeaving = (): boolean => 'leaving' in known()

/** From here on, nothing else of this page navigates. */
export const claimLeaving = (): boolean => {
  if (isLeaving()) return false
  known().leaving = ''
  return true
}

export const leaveTo = (address: string): void => { if (claimLeaving()) location.replace(address) }

/** Takes everything off the screen: else it stands there for as long as the next page takes, for whoever comes meanwhile. */
export const clearScreen = (): void => { document.body.hidden = true }
