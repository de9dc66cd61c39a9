/** The news list: `data-first` of its foot says how many articles are shown at first, `data-more` how many a press adds (spec sections 2, 9). */
import { fetchAhead } from '#lib/fetch-ahead.ts'
import { loaded } from '#lib/loaded.ts'
import { STILL_MS } from '#lib/pause.ts'

const PATIENCE_MS = 3000

// Waits as long as an island does (`directives/settled.ts`).
void Promise.resolve(loaded).then(() => setTimeout(fetchAhead, STILL_MS))

const list = document.querySelector<HTMLElement>('[data-articles]')
const foot = document.querySelector<HTMLElement>('[data-load]')

if (list && foot) {
  const rows = [...list.children] as HTMLElement[]
  const button = foot.querySelector('button')!
  const count = foot.querySelector<HTMLElement>('[data-count]')!
  let shown = Number(foot.dataset.first)

  const show = () => {
    rows.forEach((row, i) => row.toggleAttribute('data-later', i >= shown))
    list.dataset.counted = ''
    button.hidden = shown >= rows.length
  }
  // The second click of a double click hits the article that has appeared where the button was: it must not open it.
  list.addEventListener('click', (event) => { if (event.detail > 1) event.preventDefault() })
  button.addEventListener('click', () => {
    const next = rows[shown]
    shown += Number(foot.dataset.more)
    show()
    // Only after a press: a live region reads out what is written here.
    count.textContent = `${Math.min(shown, rows.length)} of ${rows.length} articles`
    next?.querySelector<HTMLElement>('h3 a')?.focus()
  })
  show()
  // The list's pictures wait for the first screen and for the text face. If one of these hangs, scrolling brings the pictures all the same.
  addEventListener('scroll', () => setTimeout(() => { list.dataset.typed = '' }, PATIENCE_MS), { once: true })
}
