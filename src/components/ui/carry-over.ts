/** What was done in a form that another one takes the place of. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const isControl = (element: Element | RadioNodeList | null): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const copy = (from: Control, to: Control): void => {
  // What the page's address has named is a default (`islands/forms/named-choice.ts`).
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement)
    for (const [i, option] of [...to.options].entries()) option.defaultSelected = from.options[i]?.defaultSelected ?? false
  else if (!(from instanceof HTMLSelectElement) && !(to instanceof HTMLSelectElement)) to.defaultValue = from.defaultValue
  // Not every browser lets a script choose files.
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.type === 'file') to.files = from.files
  else to.value = from.value
}

/** A form as it stood, and the name of what had the focus in it, empty for its button. */
type Stood = { form: HTMLFormElement; focused: string | undefined }

/** The forms of the page as they stand; none while the page is made. */
export const standingForms = (): Stood[] =>
  typeof document === 'undefined' ? [] : [...document.forms].map((form) => {
    const focused = [...form.elements].find((element) => element === document.activeElement)
    return { form, focused: focused && (focused.getAttribute('name') ?? '') }
  })

/** Puts into `own` what was entered in the form that stood there, whether it waits to be sent, and the focus. */
export const carryOver = ({ form, focused }: Stood, own: HTMLFormElement): void => {
  for (const from of form.elements) {
    const to = isControl(from) && from.name ? own.elements.namedItem(from.name) : null
    if (isControl(from) && isControl(to)) copy(from, to)
  }
  const [from, button] = [form, own].map((each) => each.querySelector<HTMLElement>('[type="submit"]')!)
  button!.ariaDisabled = from!.ariaDisabled
  if (focused !== undefined) (focused ? own.querySelector<HTMLElement>(`[name="${focused}"]`) : button)?.focus({ preventScroll: true })
}
