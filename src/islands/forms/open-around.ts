/** Opens a form again that was closed while it was being sent, so that the result is seen. */
export const openAround = (form: HTMLFormElement): void => {
  const closed = form.parentElement!.closest('[hidden]')
  if (closed) document.querySelector<HTMLElement>(`[aria-controls="${closed.id}"]`)?.click()
}
