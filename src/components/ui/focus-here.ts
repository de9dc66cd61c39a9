/** Whether the focus is in `place`, or nowhere. */
export const isFocusIn = (place: Element): boolean => document.activeElement === document.body || place.contains(document.activeElement)

/** Gives `target` the focus after an answer that concerns `place`: whoever has gone on elsewhere while it was awaited is not called back. */
export const focusHere = (place: Element, target: HTMLElement | null | undefined, options?: FocusOptions): void => {
  if (isFocusIn(place)) target?.focus(options)
}
