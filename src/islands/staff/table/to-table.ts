/** Leads to the table `id`: into sight, and its heading has the focus, so that the keyboard is there too. */
export const toTable = (id: string): void => {
  const heading = document.getElementById(`${id}-heading`)!
  heading.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth', block: 'start' })
  heading.focus({ preventScroll: true })
}
