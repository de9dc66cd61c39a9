/**
 * A page's own script for its forms, at work before their islands wake: a submit that comes too early waits. It shares no
 * module with the islands, so that it can stay inside the HTML (a test holds that).
 */
const LONGEST_WAIT_MS = 10_000
/** How long what the browser has sent may go without an answer, before it can be sent again. */
const LONGEST_ANSWER_MS = 30_000

const awake = new WeakSet<EventTarget>()
/** The forms whose submit waits for their island or, sent by the browser, for an answer; with what ends that. */
const waiting = new Map<HTMLFormElement, ReturnType<typeof setTimeout>>()
const sent = new WeakSet<EventTarget>()

/** A waiting submit looks like one that is being sent, so that nobody on a slow line presses again, and what goes is what was seen. */
const show = (form: HTMLFormElement, waits: boolean) => {
  for (const field of form.querySelectorAll<HTMLElement>('.field')) field.inert = waits
  const button = form.querySelector<HTMLElement>('[type=submit]')!
  button.ariaDisabled = waits ? 'true' : null
  // Enter in a field was a press of it.
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

/** Holds a submit until the island can answer. What is missing the browser says at once. */
const hold = (event: Event) => {
  const form = event.target as HTMLFormElement
  const waits = waiting.has(form)
  if (!form.closest('astro-island') || (awake.has(form) && !waits)) return
  event.preventDefault()
  // Nor does the island send what the browser is sending.
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
// Whoever leaves has taken it back, and finds the page as it was.
addEventListener('pagehide', () => { for (const form of waiting.keys()) release(form) })
