/** Opens the panel of a form again if it was closed while the form was being sent, so that the result is seen. */
export const openAround = (form: HTMLFormElement): void => {
  const closed = form.parentElement!.closest('[hidden]')
  if (closed) document.querySelector<HTMLElement>(`[aria-controls="${closed.id}"]`)?.click()
}
