const ignore = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault()
}

/**
 * A held Enter counts as one press: its repeats would press whatever takes the focus next, and reopen what the first
 * press has closed. In a text area it still adds lines.
 * @returns a function that ends it
 */
export const ignoreHeldEnter = (within: Document | HTMLElement): (() => void) => {
  const heard = ignore as EventListener
  within.addEventListener('keydown', heard)
  return () => within.removeEventListener('keydown', heard)
}
