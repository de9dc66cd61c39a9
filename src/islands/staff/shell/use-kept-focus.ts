import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/** When a focused row, or the message in the rows' place, is removed, the focus moves to the element with the id `heading` instead of getting lost. Spread the result on the rows' parent. */
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
