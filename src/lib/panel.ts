/**
 * A form that opens in place (spec sections 2 and 4): by its button, by a link to its section or by that section's
 * address. It closes by the button, or after the form's thanks. All of this works before the form's island wakes.
 */
for (const panel of document.querySelectorAll<HTMLElement>('[data-panel]')) {
  const opener = panel.querySelector<HTMLButtonElement>('button[aria-controls]')!
  const content = opener.nextElementSibling as HTMLElement
  const address = `#${panel.dataset.panel}`
  const show = (open: boolean) => {
    opener.ariaExpanded = String(open)
    // Until this script runs, the page's styles hide the form, in browsers that know `@media (scripting)`.
    content.hidden = !open
  }
  const openIfNamed = () => { if (location.hash === address) show(true) }

  // The second click of a double click does not undo the first.
  opener.addEventListener('click', ({ detail }) => { if (detail < 2) show(Boolean(content.hidden)) })
  panel.addEventListener('form:done', () => {
    // The focus returns only if it is still here: somebody may have moved on.
    const isHere = panel.contains(document.activeElement)
    show(false)
    if (isHere) opener.focus()
  })
  addEventListener('hashchange', openIfNamed)
  // A second press of the same link changes no address, so there is no `hashchange`.
  document.addEventListener('click', ({ target }) => { if ((target as Element).closest('a')?.hash === address) show(true) })
  show(location.hash === address)
}
