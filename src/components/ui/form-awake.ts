import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { carryOver, standingForms } from '#ui/carry-over.ts'
import { ignoreHeldEnter } from '#ui/held-enter.ts'

const tell = (form: HTMLFormElement) => form.dispatchEvent(new Event('form:awake', { bubbles: true }))

/**
 * `islands/forms/early.ts` knows only of the server's form whether its submit waits. So that form is put back beside its
 * successor for a moment and told that it is awake; if it then submits, the successor submits instead.
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
 * Tells `islands/forms/early.ts` that a form is awake. If React has rendered it anew, because the page's text had changed since the
 * build (docs/decisions/hydration.md, "A page whose text has changed"), it takes over what was done in the server's form.
 */
export const useFormAwake = (form: RefObject<HTMLFormElement | null>): void => {
  // In the first render, while the server's form is still in the page.
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
