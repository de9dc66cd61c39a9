/**
 * Brings what has just come into a form onto the screen, together with what has the focus: a phone's keyboard leaves half
 * of it. Where both have no room the focus has it, and whoever has gone on elsewhere stays there.
 */
export const bringIntoSight = (part: HTMLElement): void => {
  // Once its form has moved the focus for the same reason.
  queueMicrotask(() => {
    const focused = document.activeElement
    if (!focused || !part.closest('form')?.contains(focused)) return
    for (const each of [part, focused]) each.scrollIntoView({ block: 'nearest' })
  })
}
