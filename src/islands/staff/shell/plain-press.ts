import type { MouseEvent } from 'react'

/** `onClick` of a link that runs `act` instead of navigating; with Ctrl, Alt, Meta or Shift the browser handles it as any link. */
export const onPlainPress = (act: () => void) => (event: MouseEvent): void => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  act()
}
