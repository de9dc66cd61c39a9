/** The header's behaviour: solid after 10 px, one open dropdown at most, the mobile menu (spec section 2 "Top navigation"). */
import { painted } from '#lib/painted.ts'
import { isSignedIn } from '#lib/session.ts'

const SOLID_AFTER_PX = 10
const header = document.querySelector<HTMLElement>('[data-header]')!
const toggle = header.querySelector<HTMLButtonElement>('[data-menu-toggle]')!
const dropdowns = [...header.querySelectorAll<HTMLElement>('[data-dropdown]')]
const wide = matchMedia('(width >= 70rem)')
const hovering = matchMedia('(hover: hover)')

const paint = () => header.classList.toggle('scrolled', scrollY > SOLID_AFTER_PX)
addEventListener('scroll', paint, { passive: true })
// In the next frame: reading `scrollY` now would force a layout, and what scripts change afterwards would need another.
requestAnimationFrame(paint)

const show = (open?: HTMLElement) => {
  for (const dropdown of dropdowns) {
    const button = dropdown.querySelector('button')!
    // A dropdown that closes gives its focus to its button: otherwise it would be lost.
    if (dropdown !== open && dropdown.querySelector(':focus')) button.focus()
    dropdown.classList.toggle('shown', dropdown === open)
    button.setAttribute('aria-expanded', String(dropdown === open))
  }
}
const isShown = (dropdown: HTMLElement) => dropdown.classList.contains('shown')

const openMenu = (open: boolean) => {
  if (!open && header.querySelector(':focus')) toggle.focus()
  header.classList.toggle('open', open)
  toggle.setAttribute('aria-expanded', String(open))
  if (!open) show()
}
const isOpen = () => header.classList.contains('open')

for (const dropdown of dropdowns) {
  const button = dropdown.querySelector('button')!
  // A mouse has already opened the dropdown by hovering: its click must not close it again.
  let openedByHover = false
  const byHover = (event: PointerEvent) => event.pointerType === 'mouse' && wide.matches && hovering.matches
  dropdown.addEventListener('pointerenter', (event) => { if (byHover(event) && !isShown(dropdown)) { openedByHover = true; show(dropdown) } })
  dropdown.addEventListener('pointerleave', (event) => { if (byHover(event) && !dropdown.querySelector(':focus-visible')) { openedByHover = false; show() } })
  button.addEventListener('click', ({ detail }) => {
    // The second click of a double click does not undo the first.
    if (detail > 1) return
    show(isShown(dropdown) && !openedByHover ? undefined : dropdown)
    openedByHover = false
  })
}

// An open dropdown or menu closes once the keyboard's focus leaves it.
header.addEventListener('focusout', ({ relatedTarget }) => {
  const next = relatedTarget as Node | null
  if (!next) return
  if (wide.matches && !dropdowns.find(isShown)?.contains(next)) show()
  if (isOpen() && !header.contains(next)) openMenu(false)
})
toggle.addEventListener('click', ({ detail }) => { if (detail < 2) openMenu(!isOpen()) })
document.addEventListener('click', ({ target }) => {
  const open = wide.matches ? dropdowns.find(isShown) : header
  // What dims the page below an open menu is a pseudo-element of the header: a press on it hits the header itself.
  if (!open?.contains(target as Element) || target === header || (target as Element).closest('a')) openMenu(false)
})
// An iPhone dispatches a click on plain content only if an element below the body listens for clicks.
for (const part of document.body.children) part.addEventListener('click', () => undefined)
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  if (dropdowns.some(isShown)) show()
  else if (isOpen()) openMenu(false)
})
wide.addEventListener('change', () => openMenu(false))

const track = header.querySelector<HTMLElement>('[data-track]')!
const showTrack = () => { track.hidden = isSignedIn('judge') }
// A narrow header doesn't show the link anyway, so the first paint needn't wait for localStorage: its first use takes 1 to 5 ms.
if (wide.matches) showTrack()
else void painted.then(showTrack)
// Somebody may have signed in or out in another tab, or before the page came back from the back/forward cache.
addEventListener('pageshow', ({ persisted }) => { if (persisted) showTrack() })
addEventListener('storage', showTrack)
