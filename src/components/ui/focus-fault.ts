import { announce } from '#ui/announce.ts'
import { errorId } from '#ui/Field.tsx'

/** Focuses a wrong field, so that its message is read out with it. If the field has the focus already, the message is announced by itself. */
export const focusFault = (field: HTMLElement | null | undefined): void => {
  if (!field) return
  if (document.activeElement !== field) return field.focus()
  const message = document.getElementById(errorId(field.id))?.textContent
  if (message) announce(message.trim(), field)
}
