/** Presses the button by which a form was closed while it was on its way: what became of it is to be seen. */
export const openAround = (form: HTMLFormElement): void => {
  const closed = form.parentElement!.closest('[hidden]')
  if (closed) document.querySelector<HTMLElement>(`[aria-controls="${closed.id}"]`)?.click()
}
