/**
 * A form that a button opens in place (spec sections 2 and 4): by the button, by a link to its section or that section's
 * address, and closed by the button or once the form has said its thanks. It works before the form's island wakes.
 */
for (const panel of document.querySelectorAll<HTMLElement>('[data-panel]')) {
  const opener = panel.querySelector<HTMLButtonElement>('button[aria-controls]')!
  const content = opener.nextElementSibling as HTMLElement
  const address = `#${panel.dataset.panel}`
  const show = (open: boolean) => {
    opener.ariaExpanded = String(open)
    // The page's styles do the same before this is at work, where a browser can be asked for scripts.
    content.hidden = !open
  }
  const openIfNamed = () => { if (location.hash === address) show(true) }

  // The second click of a double click does not undo the first.
  opener.addEventListener('click', ({ detail }) => { if (detail < 2) show(Boolean(content.hidden)) })
  panel.addEventListener('form:done', () => {
    // Whoever has gone on meanwhile is not called back.
    const isHere = panel.contains(document.activeElement)
    show(false)
    if (isHere) opener.focus()
  })
  addEventListener('hashchange', openIfNamed)
  // A second press of the same link changes no address.
  document.addEventListener('click', ({ target }) => { if ((target as Element).closest('a')?.hash === address) show(true) })
  show(location.hash === address)
}
