/** Reads and sets the values of a form's controls. */
import { isControl, type Control } from '#ui/carry-over.ts'

/** The text controls of a form: no files, and nothing whose name begins with `_` (the honeypot). */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control => isControl(element) && element.type !== 'file' && element.name !== '' && !element.name.startsWith('_'),
  )

/** Whether nobody has changed the control since the page was made. */
export const isUntouched = (control: Control): boolean =>
  control instanceof HTMLSelectElement
    ? control.value === ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value
    : control.value === control.defaultValue

/** Sets a control's value; a select without this option stays as it is. */
export const put = (control: Control, value: string): void => {
  if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value)) return
  control.value = value
}

/** Empties a form, but for the fields that it keeps. */
export const clear = (form: HTMLFormElement, keeps: readonly string[] = []): void => {
  const kept = controlsOf(form).filter((control) => keeps.includes(control.name)).map((control) => [control, control.value] as const)
  form.reset()
  for (const [control, value] of kept) put(control, value)
}
