import type { MouseEvent } from 'react'

/** `onClick` of a link that does `act` in this tab: with Ctrl, Alt, Meta or Shift the browser does with it what it does with every link. */
export const onPlainPress = (act: () => void) => (event: MouseEvent): void => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  act()
}
