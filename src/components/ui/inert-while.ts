import { useLayoutEffect, useRef } from 'react'

/**
 * `<div {...useInertWhile(isSending)}>` around a form's fields: they rest while they are being sent, because what was
 * typed then would be lost once the form has been taken. Enter in a field counts as a press of the form's button, which
 * takes the focus, and says what is under way.
 */
export const useInertWhile = (isSending: boolean) => {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const fields = ref.current!
    if (isSending && fields.contains(document.activeElement)) fields.closest('form')!.querySelector<HTMLElement>('[type="submit"]')!.focus()
  }, [isSending])
  return { ref, inert: isSending }
}
