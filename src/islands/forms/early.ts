/**
 * A page's own script for its forms, at work before their islands wake: the choice that the address names, and a
 * submit that comes too early. It shares no module with the islands, so that it stays inside the HTML (a test holds that).
 */
const LONGEST_WAIT_MS = 10_000

const query = new URLSearchParams(location.search)
const plan = document.querySelector<HTMLSelectElement>('form[data-form="membership"] select[name="plan"]')
const topic = document.querySelector<HTMLInputElement>('form[data-form="contact"] input[name="query"]')
// As defaults, so that a reset returns to them, and the draft can tell them from what somebody chose.
const wanted = query.get('plan')?.trim().toLowerCase()
const named = [...(plan?.options ?? [])].find(({ value }) => value.toLowerCase() === wanted)
// Any other name leaves the page's own choice, Professional (spec section 2, decisions "Routes").
if (plan && named) {
  for (const option of plan.options) option.defaultSelected = option === named
  plan.value = named.value
}
if (topic) topic.defaultValue = query.get('query')?.slice(0, topic.maxLength) ?? ''

const awake = new WeakSet<EventTarget>()
const waiting = new WeakSet<EventTarget>()
const gone = new WeakSet<EventTarget>()

/** As the browser sends it, which may take a while: an island that wakes meanwhile is not to send it once more. A dialog's form stays where it is. */
const sendWithout = (form: HTMLFormElement) => {
  if (form.method !== 'dialog' && waiting.delete(form)) gone.add(form)
  form.submit()
}

/** The button looks as it does while something is sent: whoever waits for a slow line is not to press it again. */
const rest = (form: HTMLFormElement, value: 'true' | null) => { form.querySelector<HTMLElement>('[type=submit]')!.ariaDisabled = value }

/** Holds a submit until the island can answer; without an island the browser does. What is missing the browser says at once. */
const hold = (event: Event) => {
  const form = event.target as HTMLFormElement
  if (!form.closest('astro-island') || awake.has(form) || gone.has(form)) return
  event.preventDefault()
  if (waiting.has(form)) return
  waiting.add(form)
  rest(form, 'true')
  setTimeout(() => { if (!awake.has(form)) sendWithout(form) }, LONGEST_WAIT_MS)
}
document.addEventListener('submit', hold, true)
document.addEventListener('form:awake', ({ target }) => {
  if (!(target instanceof HTMLFormElement)) return
  awake.add(target)
  if (!waiting.delete(target)) return
  rest(target, null)
  target.requestSubmit()
})
