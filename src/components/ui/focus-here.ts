/** Whether the focus is in `place`, or nowhere. */
export const isFocusIn = (place: Element): boolean => document.activeElement === document.body || place.contains(document.activeElement)

/** Gives `target` the focus after an answer that concerns its section: whoever has gone on elsewhere while it was awaited is not called back. */
export const focusHere = (target: HTMLElement, options?: FocusOptions): void => {
  if (isFocusIn(target.closest('section')!)) target.focus(options)
}
