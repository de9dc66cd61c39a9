/**
 * Scrolls what has just appeared in a form into view, together with the focused control: a phone's keyboard covers half
 * the screen. If there is no room for both, the focused control wins. Nothing scrolls if the focus is outside the form.
 */
export const bringIntoSight = (part: HTMLElement): void => {
  // After the form has moved the focus because of the same change.
  queueMicrotask(() => {
    const focused = document.activeElement
    if (!focused || !part.closest('form')?.contains(focused)) return
    for (const each of [part, focused]) each.scrollIntoView({ block: 'nearest' })
  })
}
