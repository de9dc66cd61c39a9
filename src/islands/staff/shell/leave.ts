/** Leaves a page for good, once: the first reason to go decides where to. */
let leaving = false

export const isLeaving = (): boolean => leaving

/** From here on, nothing else of this page navigates. */
export const claimLeaving = (): boolean => {
  if (leaving) return false
  leaving = true
  return true
}

export const leaveTo = (address: string): void => { if (claimLeaving()) location.replace(address) }
