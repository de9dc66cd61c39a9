/** The choice that a page's address names (spec section 2, decisions "Routes"), made before the form's island wakes. */
const query = new URLSearchParams(location.search)
const plan = document.querySelector<HTMLSelectElement>('[data-form=membership] [name=plan]')
const topic = document.querySelector<HTMLInputElement>('[data-form=contact] [name=query]')
// As defaults, so that a reset returns to them, and the draft can tell them from what somebody chose.
const wanted = query.get('plan')?.trim().toLowerCase()
const named = [...(plan?.options ?? [])].find(({ value }) => value.toLowerCase() === wanted)
// Any other name leaves the page's own choice, Professional.
if (plan && named) {
  for (const option of plan.options) option.defaultSelected = option === named
  plan.value = named.value
}
if (topic) topic.defaultValue = query.get('query')?.slice(0, topic.maxLength) ?? ''
