/** The search page: searches while somebody types, keeps the query in the address, and says how many results there are. */
import { find, prepare } from '#components/search/find.ts'
import { lineOf, resultsInWords } from '#components/search/show.ts'

const PAUSE_MS = 150
const SHOWN = 30

const root = document.querySelector<HTMLElement>('[data-search]')!
const form = root.querySelector('form')!
const input = form.querySelector<HTMLInputElement>('input[name=q]')!
const status = root.querySelector<HTMLElement>('[data-status]')!
const results = root.querySelector<HTMLElement>('[data-results]')!
const sections = root.querySelector<HTMLElement>('[data-sections]')!
const failed = root.querySelector<HTMLElement>('[data-failed]')!
const again = failed.querySelector('button')!
const failure = failed.querySelector('p')!

const queryOf = () => input.value.trim()

const keepInAddress = (query: string) => {
  const address = new URL(location.href)
  if (query) address.searchParams.set('q', query)
  else address.searchParams.delete('q')
  history.replaceState(history.state, '', address)
}

const show = (lines: HTMLElement[], words: string) => {
  results.replaceChildren(...lines)
  status.textContent = words
  sections.hidden = lines.length > 0
  // The focus is on the “try again” button, which is hidden now.
  if (document.activeElement === again) (words ? status : input).focus()
  failed.hidden = true
}

/** The message is replaced by a copy of itself, so that a repeated failure is announced again (docs/decisions/focus.md). */
const showFailure = () => {
  results.replaceChildren()
  status.textContent = ''
  sections.hidden = false
  failed.querySelector('p')!.replaceWith(failure.cloneNode(true))
  failed.hidden = false
}

const search = async () => {
  const query = queryOf()
  keepInAddress(query)
  if (!query) return show([], '')
  try {
    const found = await find(query)
    // Somebody may have typed on while the index was loading.
    if (query !== queryOf()) return
    show(found.slice(0, SHOWN).map(lineOf), resultsInWords(found.length, query, SHOWN))
  } catch {
    if (query === queryOf()) showFailure()
  }
}

let waiting: number | undefined
input.addEventListener('focus', () => void prepare().catch(() => undefined), { once: true })
input.addEventListener('input', () => {
  clearTimeout(waiting)
  waiting = window.setTimeout(() => void search(), PAUSE_MS)
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  clearTimeout(waiting)
  void search()
})
again.addEventListener('click', () => {
  // The message disappears but keeps its space, so that the button doesn't move.
  failed.querySelector('p')!.style.visibility = 'hidden'
  void search()
})

// The field may hold what was typed before this script ran.
const asked = input.value || new URL(location.href).searchParams.get('q')
if (asked) {
  input.value = asked
  void search()
}
