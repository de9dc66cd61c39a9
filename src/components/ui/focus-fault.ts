import { announce } from '#ui/announce.ts'
import { errorId } from '#ui/Field.tsx'

/** Leads to a field that is wrong: its message is read out with it, or by itself where the focus has been there all along. */
export const focusFault = (field: HTMLElement | null | undefined): void => {
  if (!field) return
  if (document.activeElement !== field) return field.focus()
  const message = document.getElementById(errorId(field.id))?.textContent
  if (message) announce(message.trim(), field)
}
