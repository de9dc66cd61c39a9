/**
 * Mounts the scheduling calendar once it is near the view; its frame says when it has loaded (spec section 4 "Consultation
 * page"). A page without an address has a placeholder, which is shown at once: its links belong in a screen reader's list.
 */
const NEAR = '400px'

const frame = ({ address, title }: DOMStringMap): HTMLIFrameElement => {
  const element = document.createElement('iframe')
  element.title = title ?? ''
  element.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox')
  element.src = address ?? ''
  return element
}

const mounted = (calendar: HTMLElement) => { calendar.dataset.mounted = '' }
const placeOf = (calendar: HTMLElement) => calendar.querySelector<HTMLElement>('[data-address]')

const mount = (calendar: HTMLElement) => {
  const place = placeOf(calendar)!
  const element = frame(place.dataset)
  element.addEventListener('load', () => mounted(calendar), { once: true })
  place.append(element)
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      mount(target as HTMLElement)
    }
  },
  { rootMargin: NEAR },
)
for (const calendar of document.querySelectorAll<HTMLElement>('[data-calendar]')) {
  if (placeOf(calendar)) observer.observe(calendar)
  else mounted(calendar)
}
