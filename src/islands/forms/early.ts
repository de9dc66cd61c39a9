/**
 * A page's own script for its forms, before their islands wake: a submit that comes too early waits. It shares no module
 * with the islands, so that it can stay inline (a test checks that).
 */
const LONGEST_WAIT_MS = 10_000
/** How long a post by the browser may take, before it can be sent again. */
const LONGEST_ANSWER_MS = 30_000

const awake = new WeakSet<EventTarget>()
/** The forms whose submit waits for their island or, sent by the browser, for an answer; with the function that ends that. */
const waiting = new Map<HTMLFormElement, ReturnType<typeof setTimeout>>()
const sent = new WeakSet<EventTarget>()

/** A waiting submit looks like one in progress, so that nobody on a slow line presses again, and sends the values that were seen. */
const show = (form: HTMLFormElement, waits: boolean) => {
  for (const field of form.querySelectorAll<HTMLElement>('.field')) field.inert = waits
  const button = form.querySelector<HTMLElement>('[type=submit]')!
  button.ariaDisabled = waits ? 'true' : null
  // Enter in a field counts as a press of the button.
  if (waits) button.focus()
}
const release = (form: HTMLFormElement) => {
  clearTimeout(waiting.get(form))
  waiting.delete(form)
  sent.delete(form)
  show(form, false)
}
/** Without its island the browser sends a form; a dialog's stays. */
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
  // Nor does the island send a form that the browser is sending.
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
// Leaving the page cancels the submit; on return the page is as it was.
addEventListener('pagehide', () => { for (const form of waiting.keys()) release(form) })
