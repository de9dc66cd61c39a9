/** Ties a submission to its form element: focus, and what follows success (spec section 4). */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type InputEvent, type SubmitEvent } from 'react'
import type { ShownForm } from '#contracts/forms/declaration.ts'
import { forgetDraft, isDrafted, onDraftMoved, restoreDraft, saveDraft } from '#islands/forms/draft.ts'
import { enteredIn } from '#islands/forms/entered.ts'
import { openAround } from '#islands/forms/open-around.ts'
import { fetchTicket } from '#islands/forms/ticket.ts'
import { useSubmission } from '#islands/forms/use-submission.ts'
import { focusFault } from '#ui/focus-fault.ts'
import { useFormAwake } from '#ui/form-awake.ts'
import { focusPart } from '#ui/hand-on.ts'
import { clear, controlsOf, isUntouched } from '#islands/forms/values.ts'

export const useFilling = (form: ShownForm) => {
  const element = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const { state, send, recheck, edit } = useSubmission(form)

  useEffect(() => {
    const node = element.current!
    // A submit that waited for the island sends the values seen at the press, not a draft.
    if (!node.querySelector<HTMLElement>('[type="submit"]')!.ariaDisabled) restoreDraft(node, form.id)
    // From here on the schema decides, and a pasted text that is too long gets a message instead of being cut.
    node.noValidate = true
    for (const area of node.querySelectorAll('textarea')) area.removeAttribute('maxlength')
    if (controlsOf(node).every(isUntouched)) void fetchTicket(form.id)
  }, [form.id])
  useFormAwake(element)

  const follow = useEffectEvent(() => {
    // While passing thanks are shown, the form is inert; it is cleared after them.
    if (state.name === 'sent' && form.after.kind !== 'stay') return
    if (isDrafted(form.id)) restoreDraft(element.current!, form.id, true)
    else clear(element.current!, form.keeps)
    if (state.name === 'failed') edit()
  })
  useEffect(() => onDraftMoved(form.id, follow), [form.id])

  // Focuses the first wrong field, or the button, so that a retry takes one key.
  const attempt = state.name === 'failed' ? state.attempt : 0
  useEffect(() => {
    if (!attempt) return
    openAround(element.current!)
    focusFault(element.current!.querySelector<HTMLElement>('[aria-invalid="true"], [type="submit"]'))
  }, [attempt])

  const celebrate = useEffectEvent(() => {
    openAround(element.current!)
    forgetDraft(form.id)
    if (form.after.kind === 'stay' || form.after.kind === 'replace') clear(element.current!, form.keeps)
    outcome.current!.focus({ preventScroll: true })
    outcome.current!.scrollIntoView({ block: 'nearest' })
  })
  const finish = useEffectEvent(() => {
    const node = element.current!
    clear(node, form.keeps)
    edit()
    // The thanks, which had the focus, are removed.
    if (form.after.kind === 'close') node.dispatchEvent(new Event('form:done', { bubbles: true }))
    else if (outcome.current!.contains(document.activeElement)) focusPart(node.closest<HTMLElement>('section')!)
  })
  const empty = useEffectEvent(() => clear(element.current!, form.keeps))
  const sent = state.name === 'sent'
  const seconds = form.after.kind === 'stay' ? 0 : form.after.seconds
  // With the thanks, not after them: whoever leaves as soon as they are shown would find what was sent on return.
  useLayoutEffect(() => {
    if (!sent) return
    celebrate()
    if (!seconds) return
    const timer = setTimeout(finish, seconds * 1000)
    // On return a browser restores the values of a page's fields: they would look as if they had yet to be sent.
    addEventListener('pagehide', empty)
    return () => { clearTimeout(timer); removeEventListener('pagehide', empty) }
  }, [sent, seconds])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(enteredIn(event.currentTarget))
  }
  const onInput = ({ target, currentTarget }: InputEvent<HTMLFormElement>) => {
    saveDraft(currentTarget, form.id)
    if ('name' in target) recheck(String(target.name), enteredIn(currentTarget))
  }

  return { state, element, outcome, onSubmit, onInput }
}
