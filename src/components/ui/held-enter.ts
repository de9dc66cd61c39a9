const ignore = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault()
}

/**
 * Enter that is held down is one press: each answer to it would be followed by another, and what it has closed be opened
 * anew. In a text it is a line.
 * @returns what ends it
 */
export const ignoreHeldEnter = (within: Document | HTMLElement): (() => void) => {
  const heard = ignore as EventListener
  within.addEventListener('keydown', heard)
  return () => within.removeEventListener('keydown', heard)
}
