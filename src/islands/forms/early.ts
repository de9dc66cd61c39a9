/**
 * A page's own script for its forms, before their islands wake: a submit that comes too early waits. It shares no module
 * with the islands, so that it can stay inline (a test checks that).
 */
const LONGEST_WAIT_MS = 10_000
/** How long a post by the browser may take before the form can be sent again. */
const LONGEST_ANSWER_MS = 30_000

const awake = new WeakSet<EventTarget>()
/** The forms whose submit waits for their island or, once the browser has sent it, for an answer; each with the timer that ends the wait. */
const waiting = new Map<HTMLFormElement, ReturnType<typeof setTimeout>>()
const sent = new WeakSet<EventTarget>()

/** A waiting submit looks like one in progress, so that nobody on a slow line presses again. Its fields are inert, so that it sends the values seen at the press. */
const show = (form: HTMLFormElement, waits: boolean) => {
  for (const field of form.querySelectorAll<HTMLElement>('.field')) field.inert = waits
  const button = form.querySelector<HTMLElement>('[type=submit]')!
  button.ariaDisabled = waits ? 'true' : null
  // Enter in a field counts as a press of the button, and the field is inert now.
  if (waits) button.focus()
}
const release = (form: HTMLFormElement) => {
  clearTimeout(waiting.get(form))
  waiting.delete(form)
  sent.delete(form)
  show(form, false)
}
/** If the island doesn't come, the browser sends the form; one with `method="dialog"` stays. */
const sendUnaided = (form: HTMLFormElement) => {
  if (form.method === 'dialog') return
  sent.add(form)
  waiting.set(form, setTimeout(release, LONGEST_ANSWER_MS, form))
  form.submit()
}

/** Holds a submit until the island can handle it. The browser reports missing fields at once. */
const hold = (event: Event) => {
  const form = event.target as HTMLFormElement
  const waits = waiting.has(form)
  if (!form.closest('astro-island') || (awake.has(form) && !waits)) return
  event.preventDefault()
  // The island must not send a form that the browser is sending either.
  event.stopPropagation()
  if (waits) return
  show(form, true)
  waiting.set(form, setTimeout(sendUnaided, LONGEST_WAIT_MS, form))
}
document.addEventListener('submit', hold, true)
document.addEventListener('form:awake', ({ target }) => {
  const form = target as HTMLFormElement
  awake.add(form)
  if (!waiting.has(form) || sent.has(form)) return
  release(form)
  form.requestSubmit()
})
// Leaving the page cancels the submit, so that Back finds a form that can be used.
addEventListener('pagehide', () => { for (const form of waiting.keys()) release(form) })
