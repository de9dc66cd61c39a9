/** Safari doesn't focus a pressed button, so a dialog that the button opens could not return the focus to it. */
const focusPressed = ({ target, detail }: MouseEvent): void => {
  // Enter in a field presses its form's button too, and leaves the focus where it is.
  if (detail === 0) return
  const pressed = (target as Element).closest<HTMLElement>('button, summary')
  if (pressed && !pressed.contains(document.activeElement)) pressed.focus({ preventScroll: true })
}

/** Focuses a pressed button in every browser, before the press is handled. @returns a function that stops this */
export const focusWhatIsPressed = (): (() => void) => {
  document.addEventListener('click', focusPressed, { capture: true })
  return () => document.removeEventListener('click', focusPressed, { capture: true })
}
