/** Whether the focus is in `place`, or nowhere. */
export const isFocusIn = (place: Element): boolean => document.activeElement === document.body || place.contains(document.activeElement)

/** Focuses `target` after an answer that concerns its section, unless the user has gone on elsewhere in the page meanwhile. */
export const focusHere = (target: HTMLElement, options?: FocusOptions): void => {
  if (isFocusIn(target.closest('section')!)) target.focus(options)
}
