/** Mounts the scheduling calendar once it is near the view; its frame says when it has loaded (spec section 4 "Consultation page"). */
const NEAR = '400px'

const frame = ({ address, title }: DOMStringMap): HTMLIFrameElement => {
  const element = document.createElement('iframe')
  element.title = title ?? ''
  element.referrerPolicy = 'strict-origin-when-cross-origin'
  element.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox')
  element.src = address ?? ''
  return element
}

const mount = (calendar: HTMLElement) => {
  const place = calendar.querySelector<HTMLElement>('[data-address]')
  const mounted = () => { calendar.dataset.mounted = '' }
  if (!place) {
    mounted()
    return
  }
  const element = frame(place.dataset)
  element.addEventListener('load', mounted, { once: true })
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
document.querySelectorAll('[data-calendar]').forEach((calendar) => observer.observe(calendar))
