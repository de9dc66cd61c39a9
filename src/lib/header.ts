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
// With the frame: asked sooner, the page is laid out once for the answer and again for what scripts change after it.
requestAnimationFrame(paint)

const show = (open?: HTMLElement) => {
  for (const dropdown of dropdowns) {
    const button = dropdown.querySelector('button')!
    // What closes hands its focus on: else it would be lost.
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
  // A mouse has opened it by hovering already: its click must not close it again.
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

// What was opened is out of the way of whoever walks on by keyboard.
header.addEventListener('focusout', ({ relatedTarget }) => {
  const next = relatedTarget as Node | null
  if (!next) return
  if (wide.matches && !dropdowns.find(isShown)?.contains(next)) show()
  if (isOpen() && !header.contains(next)) openMenu(false)
})
toggle.addEventListener('click', ({ detail }) => { if (detail < 2) openMenu(!isOpen()) })
document.addEventListener('click', ({ target }) => {
  const open = wide.matches ? dropdowns.find(isShown) : header
  // The header itself is what dims the page below an open menu.
  if (!open?.contains(target as Element) || target === header || (target as Element).closest('a')) openMenu(false)
})
// An iPhone tells the document of a press on mere ground only where something below the body listens for one.
for (const part of document.body.children) part.addEventListener('click', () => undefined)
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  if (dropdowns.some(isShown)) show()
  else if (isOpen()) openMenu(false)
})
wide.addEventListener('change', () => openMenu(false))

const track = header.querySelector<HTMLElement>('[data-track]')!
const showTrack = () => { track.hidden = isSignedIn('judge') }
// Where it isn't shown anyway, the first paint doesn't wait for the browser's storage: its first use takes 1 to 5 ms.
if (wide.matches) showTrack()
else void painted.then(showTrack)
// Who has signed in or out meanwhile: in another tab, or before a page came back as it was left? A page that opens has asked above.
addEventListener('pageshow', ({ persisted }) => { if (persisted) showTrack() })
addEventListener('storage', showTrack)
