import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { carryOver, standingForms } from '#ui/carry-over.ts'
import { ignoreHeldEnter } from '#ui/held-enter.ts'

const tell = (form: HTMLFormElement) => form.dispatchEvent(new Event('form:awake', { bubbles: true }))

/**
 * Whether a submit waits, `islands/forms/early.ts` knows of the server's form alone: put back beside its successor for a
 * moment, that form is told that it is awake, and its submit, if it comes, is its successor's.
 */
const passOn = (gone: HTMLFormElement, own: HTMLFormElement) => {
  gone.noValidate = true
  gone.addEventListener('submit', (event) => {
    event.preventDefault()
    event.stopPropagation()
    own.requestSubmit()
  }, { once: true })
  own.after(gone)
  tell(gone)
  gone.remove()
}

/**
 * Tells `islands/forms/early.ts` that a form can answer. Where React has made it anew, because the page's text was no longer the
 * one that the build made (docs/decisions/hydration.md, "A page whose text has changed"), what was done in the server's form goes on in it.
 */
export const useFormAwake = (form: RefObject<HTMLFormElement | null>): void => {
  // While the server's form still stands there.
  const [stood] = useState(standingForms)
  useLayoutEffect(() => {
    const gone = stood.find((each) => !each.form.isConnected)
    if (gone) carryOver(gone, form.current!)
  }, [form, stood])
  useEffect(() => {
    const own = form.current!
    const gone = stood.find((each) => !each.form.isConnected)
    if (gone) own.querySelector<HTMLElement>('[type="submit"]')!.ariaDisabled = null
    tell(own)
    if (gone) passOn(gone.form, own)
    return ignoreHeldEnter(own)
  }, [form, stood])
}
