/** The news list: as many articles as its foot says at first, more at each press, until all are shown (spec sections 2, 9). */
import { fetchAhead } from '#lib/fetch-ahead.ts'
import { loaded } from '#lib/loaded.ts'
import { STILL_MS } from '#lib/pause.ts'

const PATIENCE_MS = 3000

// As long as an island waits (`directives/settled.ts`).
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
  // The second click of a double click falls on what has come where the button stood.
  list.addEventListener('click', (event) => { if (event.detail > 1) event.preventDefault() })
  button.addEventListener('click', () => {
    const next = rows[shown]
    shown += Number(foot.dataset.more)
    show()
    // Not before somebody asks: what is written here is read out.
    count.textContent = `${Math.min(shown, rows.length)} of ${rows.length} articles`
    next?.querySelector<HTMLElement>('h3 a')?.focus()
  })
  show()
  // Pictures wait for the first screen and its face. Whoever scrolls on while one of the two hangs gets them all the same.
  addEventListener('scroll', () => setTimeout(() => { list.dataset.typed = '' }, PATIENCE_MS), { once: true })
}
