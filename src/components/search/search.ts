/** The search page: finds while one types, keeps the words in the address, says how many there are. */
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
  // The button that asked again goes with what had failed.
  if (document.activeElement === again) (words ? status : input).focus()
  failed.hidden = true
}

/** A failure that comes again is said again: its words are new ones (docs/decisions/focus.md). */
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
  // What was wrong goes when it is asked again, and keeps its room: the button stays where it is.
  failed.querySelector('p')!.style.visibility = 'hidden'
  void search()
})

// Also what was typed before this script was there.
const asked = input.value || new URL(location.href).searchParams.get('q')
if (asked) {
  input.value = asked
  void search()
}
