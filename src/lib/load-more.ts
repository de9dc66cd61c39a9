/** The news list: six articles, three more at each press, until all are shown (spec sections 2, 9). */
const FIRST = 6
const STEP = 3

const list = document.querySelector<HTMLElement>('[data-articles]')
const foot = document.querySelector<HTMLElement>('[data-load]')

if (list && foot) {
  const rows = [...list.children] as HTMLElement[]
  const button = foot.querySelector('button')!
  const count = foot.querySelector<HTMLElement>('[data-count]')!
  let shown = FIRST

  const paint = () => {
    rows.forEach((row, i) => (row.hidden = i >= shown))
    list.dataset.counted = ''
    count.textContent = `${Math.min(shown, rows.length)} of ${rows.length} articles`
    button.hidden = shown >= rows.length
  }
  button.addEventListener('click', () => {
    const next = rows[shown]
    shown += STEP
    paint()
    next?.querySelector<HTMLElement>('h3 a')?.focus()
  })
  paint()
}
