/** Safari gives no focus to a button that is pressed: what the press opens would not know where to give it back to, and lead to the top of the page. */
const focusPressed = ({ target, detail }: MouseEvent): void => {
  // Enter in a field presses its form's button too, and leaves the focus where it is.
  if (detail === 0) return
  const pressed = (target as Element).closest<HTMLElement>('button, summary')
  if (pressed && !pressed.contains(document.activeElement)) pressed.focus({ preventScroll: true })
}

/** Gives it in every browser, before the press is heard. @returns what ends it */
export const focusWhatIsPressed = (): (() => void) => {
  document.addEventListener('click', focusPressed, { capture: true })
  return () => document.removeEventListener('click', focusPressed, { capture: true })
}
