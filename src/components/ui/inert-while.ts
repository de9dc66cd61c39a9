import { useLayoutEffect, useRef } from 'react'

/**
 * `<div {...useInertWhile(isSending)}>` around a form's fields: they can't be used while the form is being sent, because
 * what is typed then would be lost once it is accepted. If the focus was in a field (Enter was pressed there), it moves to
 * the form's button, which says what is in progress.
 */
export const useInertWhile = (isSending: boolean) => {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const fields = ref.current!
    if (isSending && fields.contains(document.activeElement)) fields.closest('form')!.querySelector<HTMLElement>('[type="submit"]')!.focus()
  }, [isSending])
  return { ref, inert: isSending }
}
