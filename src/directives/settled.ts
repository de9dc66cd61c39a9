/**
 * `client:settled`: hydrates an island at the first touch, focus, hover or key on it, or `STILL_MS` after the page has
 * loaded. A press on one of its buttons meanwhile is repeated once it is awake. Astro's own `idle` starts while the
 * largest picture is still loading (docs/decisions/hydration.md).
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
  // Not the submit button: `islands/forms/early.ts` holds a submit.
  const press = ({ target }: Event) => { pressed = (target as Element).closest<HTMLButtonElement>('[type=button]') }
  // A browser may remember a failed import as long as the page is open; a failed `fetch` can be repeated.
  const arrive = async (file: string) => {
    const answer = await fetchFile(file, cache)
    if (!answer.ok) {
      // The next try bypasses the cache, which may keep a 404 of `/_astro/` for a year.
      cache = 'reload'
      throw new Error(file)
    }
    // Whole before it is imported: an import that stalls can't be aborted.
    await answer.blob()
  }
  const start = async (again: unknown) => {
    if (started && again !== true) return
    started = true
    await Promise.all(files.map(arrive)).then(load).then((hydrate) => hydrate(), () => undefined)
    // With `ssr` the island is still as the server made it: files failed to load. They are requested again after a pause, not at
    // every key of somebody who types: a file that stays away would be requested ever more often.
    if (element.toggleAttribute('data-lost', element.hasAttribute('ssr'))) return void setTimeout(start, STILL_MS, true)
    pressed?.click()
  }
  // Never removed: once the island is awake, `start` does nothing.
  for (const event of INTENT) element.addEventListener(event, start, { passive: true })
  element.addEventListener('click', press)
  // The event is still to come: this script is in the page itself and runs before the page has loaded.
  addEventListener('load', () => setTimeout(start, STILL_MS))
}

export default settled
