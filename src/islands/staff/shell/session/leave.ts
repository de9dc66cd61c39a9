/**
 * Leaves a page for good, once: the first reason decides where to. The state is kept in the document, because the page's
 * frame and its island each have a copy of this module.
 */
const known = (): DOMStringMap => document.documentElement.dataset

export const isLeaving = (): boolean => 'leaving' in known()

/** True for the first caller; from then on nothing else in this page navigates. */
export const claimLeaving = (): boolean => {
  if (isLeaving()) return false
  known().leaving = ''
  return true
}

export const leaveTo = (address: string): void => { if (claimLeaving()) location.replace(address) }

/** Hides the page: otherwise it stays visible until the next one has loaded, to anybody at the screen. */
export const clearScreen = (): void => { document.body.hidden = true }
