/**
 * A page's own script for its forms, at work before their islands wake: the choice that the address names, and a
 * submit that comes too early. It shares no module with the islands, so that it stays inside the HTML (a test holds that).
 */
const LONGEST_WAIT_MS = 10_000

const query = new URLSearchParams(location.search)
const plan = document.querySelector<HTMLSelectElement>('[data-form=membership] [name=plan]')
const topic = document.querySelector<HTMLInputElement>('[data-form=contact] [name=query]')
// As defaults, so that a reset returns to them, and the draft can tell them from what somebody chose.
const wanted = query.get('plan')?.trim().toLowerCase()
const named = [...(plan?.options ?? [])].find(({ value }) => value.toLowerCase() === wanted)
// Any other name leaves the page's own choice, Professional (spec section 2, decisions "Routes").
if (plan && named) {
  for (const option of plan.options) option.defaultSelected = option === named
  plan.value = named.value
}
if (topic) topic.defaultValue = query.get('query')?.slice(0, topic.maxLength) ?? ''

/** Whose island has woken, or which the browser has sent by itself: such a form is held no more, and not sent once more. */
const settled = new WeakSet<EventTarget>()
/** While a submit waits it looks as it does while something is sent: whoever is on a slow line is not to press it again. */
const buttonOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[type=submit]')

/** Holds a submit until the island can answer; without an island the browser does, and a dialog's form stays. What is missing the browser says at once. */
const hold = (event: Event) => {
  const form = event.target as HTMLFormElement
  if (settled.has(form) || !form.closest('astro-island')) return
  event.preventDefault()
  const button = buttonOf(form)!
  if (button.ariaDisabled) return
  button.ariaDisabled = 'true'
  setTimeout(() => {
    if (settled.has(form) || form.method === 'dialog') return
    settled.add(form)
    // Whoever comes back to the page finds it as it was.
    button.ariaDisabled = null
    form.submit()
  }, LONGEST_WAIT_MS)
}
document.addEventListener('submit', hold, true)
document.addEventListener('form:awake', ({ target }) => {
  const form = target as HTMLFormElement
  if (settled.has(form)) return
  settled.add(form)
  const button = buttonOf(form)
  if (!button?.ariaDisabled) return
  button.ariaDisabled = null
  form.requestSubmit()
})
