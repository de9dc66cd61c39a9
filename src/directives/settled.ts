/**
 * `client:settled`: hydrates an island at the first touch, focus, hover or key on it, or once the page has been still for
 * a while after it loaded. A press on one of its buttons meanwhile is repeated once it is awake. Astro's own `idle`
 * starts while the largest picture is still on its way (docs/decisions/hydration.md).
 */
import type { ClientDirective } from 'astro'
import { STILL_MS } from '#lib/pause.ts'
import { fetchFile } from '#lib/patience.ts'
import { WAKE } from '#lib/wake.ts'

const INTENT = ['pointerover', 'pointerdown', 'focusin', 'keydown', WAKE] as const

const settled: ClientDirective = (load, _options, element) => {
  const files = element.dataset.files?.split(' ') ?? []
  let cache: RequestCache | undefined
  let started = false
  let pressed: HTMLButtonElement | null | undefined
  // A submit is held by forms/early.ts.
  const press = ({ target }: Event) => { pressed = (target as Element).closest<HTMLButtonElement>('[type=button]') }
  // A browser may remember a failed import as long as the page is open; a failed `fetch` it repeats.
  const arrive = async (file: string) => {
    const answer = await fetchFile(file, cache)
    if (!answer.ok) {
      // The browser may have been told to keep the absence of a file for a year.
      cache = 'reload'
      throw new Error(file)
    }
    // An import of what is still on its way could not be given up.
    await answer.blob()
  }
  const start = async () => {
    if (started) return
    started = true
    await Promise.all(files.map(arrive)).then(load).then((hydrate) => hydrate(), () => undefined)
    // Still as the server made it: its files were lost on the way. The next touch asks for them again, or the next pause.
    started = !element.toggleAttribute('data-lost', element.hasAttribute('ssr'))
    if (!started) return void setTimeout(start, STILL_MS)
    pressed?.click()
  }
  // Of one that is awake they start nothing more.
  for (const event of INTENT) element.addEventListener(event, start, { passive: true })
  element.addEventListener('click', press)
  // It is part of the page, which has not loaded yet.
  addEventListener('load', () => setTimeout(start, STILL_MS))
}

export default settled
