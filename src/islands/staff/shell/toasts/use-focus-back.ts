import { useLayoutEffect, useRef, type FocusEvent } from 'react'
import { focusPart } from '#ui/hand-on.ts'

/** When a focused part of `place` is removed, the focus returns to where it was before it entered `place`, or else to the dialog around it. Spread the result on `place`. */
export const useFocusBack = (place: HTMLElement | null) => {
  const inside = useRef(false)
  const before = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const isLost = () => document.activeElement === document.body
    if (!inside.current || !isLost()) return
    inside.current = false
    before.current?.focus({ preventScroll: true })
    const dialog = place?.closest('dialog')
    if (dialog && isLost()) focusPart(dialog)
  })
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null
      inside.current = true
    },
    // A removed element has lost the focus, but not to another element.
    onBlur: ({ target }: FocusEvent) => { if (target.isConnected) inside.current = false },
  }
}
