/**
 * A file that is dropped beside its field would be opened in place of the page, with what was typed out of sight. In the form
 * it is chosen, elsewhere nothing happens. @returns a function that stops this
 */
export const takeDropped = (form: HTMLFormElement): (() => void) => {
  const field = form.querySelector<HTMLInputElement>('[type="file"]')!
  const ends = new AbortController()
  const onDrag = (event: DragEvent) => {
    const { target, type, dataTransfer } = event
    // On its field the browser takes it; words that are dragged go where they always went.
    if (target === field || !dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    const isTaken = form.contains(target as Node) && !field.closest('[inert]')
    dataTransfer.dropEffect = isTaken ? 'copy' : 'none'
    const [file] = dataTransfer.files
    if (type !== 'drop' || !isTaken || !file) return
    const one = new DataTransfer()
    one.items.add(file)
    field.files = one.files
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  for (const type of ['dragover', 'drop'] as const) document.addEventListener(type, onDrag, { signal: ends.signal })
  return () => ends.abort()
}
