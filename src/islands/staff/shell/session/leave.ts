/**
 * Leaves a page for good, once: the first reason decides where to. The state is kept in the document, because a page's
 * frame and its island have a copy each of this module.
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

/** Clears the screen: otherwise the page stays visible until the next one has loaded, for whoever comes meanwhile. */
export const clearScreen = (): void => { document.body.hidden = true }
