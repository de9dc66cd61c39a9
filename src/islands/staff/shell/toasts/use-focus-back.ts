import { useLayoutEffect, useRef, type FocusEvent } from 'react'
import { focusPart } from '#ui/hand-on.ts'

/** A place whose parts go while they have the focus gives it back to where it was before it came here, or else to the dialog around it. For `place`'s own props. */
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
    // What is removed has not left it for something else.
    onBlur: ({ target }: FocusEvent) => { if (target.isConnected) inside.current = false },
  }
}
