/** The news list: as many articles as its foot says at first, more at each press, until all are shown (spec sections 2, 9). */
import { firstScreen } from '#lib/first-screen.ts'

const list = document.querySelector<HTMLElement>('[data-articles]')
const foot = document.querySelector<HTMLElement>('[data-load]')

// The pictures of the list come after what is above it.
void firstScreen.then(() => { if (list) list.dataset.pictured = '' })

if (list && foot) {
  const rows = [...list.children] as HTMLElement[]
  const button = foot.querySelector('button')!
  const count = foot.querySelector<HTMLElement>('[data-count]')!
  let shown = Number(foot.dataset.first)

  const paint = () => {
    rows.forEach((row, i) => (row.hidden = i >= shown))
    list.dataset.counted = ''
    count.textContent = `${Math.min(shown, rows.length)} of ${rows.length} articles`
    button.hidden = shown >= rows.length
  }
  button.addEventListener('click', () => {
    const next = rows[shown]
    shown += Number(foot.dataset.more)
    paint()
    next?.querySelector<HTMLElement>('h3 a')?.focus()
  })
  paint()
}
