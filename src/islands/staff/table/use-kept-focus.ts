import { useLayoutEffect, useRef, type FocusEvent } from 'react'

/** A row that goes takes the focus with it: it moves to the element `heading` instead of getting lost. For the rows' parent. */
export const useKeptFocus = (rows: readonly unknown[], heading: string) => {
  const inside = useRef(false)
  useLayoutEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return
    inside.current = false
    document.getElementById(heading)?.focus()
  }, [rows, heading])
  return {
    onFocus: () => { inside.current = true },
    onBlur: ({ target }: FocusEvent) => { if (target.isConnected) inside.current = false },
  }
}
