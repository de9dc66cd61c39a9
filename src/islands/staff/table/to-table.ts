/** The focus goes back to the button with `data-<name>="<id>"`, or to the table where that is no longer on the page. */
export const backToRow = (table: string, name: string, id: string): void =>
  (document.querySelector<HTMLElement>(`[data-${name}="${CSS.escape(id)}"]`) ?? document.getElementById(`${table}-heading`))?.focus()

/** Leads to the table `id`: into sight, and its heading has the focus, so that the keyboard is there too. */
export const toTable = (id: string): void => {
  const heading = document.getElementById(`${id}-heading`)!
  heading.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth', block: 'start' })
  heading.focus({ preventScroll: true })
}
