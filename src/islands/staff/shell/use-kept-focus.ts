import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/** What goes takes the focus with it, a row or a word in their place: it moves to the element `heading` instead of getting lost. For the rows' parent. */
export const useKeptFocus = (heading: string) => {
  const inside = useRef(false)
  useLayoutEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return
    inside.current = false
    document.getElementById(heading)?.focus()
  })
  return {
    onFocus: () => { inside.current = true },
    onBlur: ({ target }: FocusEvent) => { if (target.isConnected) inside.current = false },
  }
}
