import { useLayoutEffect, useRef } from 'react'

/**
 * `<div {...useInertWhile(isSending)}>` around a form's fields: they rest while they are being sent, because whatever was
 * typed then would go once it has been taken. Enter in one of them was a press of the form's button: it takes the focus,
 * and says what is under way.
 */
export const useInertWhile = (isSending: boolean) => {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const fields = ref.current!
    if (isSending && fields.contains(document.activeElement)) fields.closest('form')!.querySelector<HTMLElement>('[type="submit"]')!.focus()
  }, [isSending])
  return { ref, inert: isSending }
}
