/** Scrolls to the table `id` and focuses its heading, so that the keyboard continues there. */
export const toTable = (id: string): void => {
  const heading = document.getElementById(`${id}-heading`)!
  heading.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth', block: 'start' })
  heading.focus({ preventScroll: true })
}
