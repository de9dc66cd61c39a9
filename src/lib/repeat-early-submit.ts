/** A form that only its island can send: a submit that came before the island woke is repeated once it has. */
document.addEventListener('submit', (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return
  const asleep = form.closest('astro-island[ssr]')
  if (!asleep) return
  event.preventDefault()
  asleep.addEventListener('astro:hydrate', () => setTimeout(() => form.requestSubmit()), { once: true })
})
