/** Carries what was done in a form over to the form that replaces it. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const isControl = (element: Element | RadioNodeList | null): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const copy = (from: Control, to: Control): void => {
  // A choice named in the page's address is a default (`islands/forms/named-choice.ts`).
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement)
    for (const [i, option] of [...to.options].entries()) option.defaultSelected = from.options[i]?.defaultSelected ?? false
  else if (!(from instanceof HTMLSelectElement) && !(to instanceof HTMLSelectElement)) to.defaultValue = from.defaultValue
  // A script can't set the `value` of a file input, but it can set its `files`.
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && from.type === 'file') to.files = from.files
  else to.value = from.value
}

/** A form as it was, and the name of its control with the focus: empty for the button, undefined if the focus was elsewhere. */
type Stood = { form: HTMLFormElement; focused: string | undefined }

/** The page's forms as they are now; none while the build renders the page. */
export const standingForms = (): Stood[] =>
  typeof document === 'undefined' ? [] : [...document.forms].map((form) => {
    const focused = [...form.elements].find((element) => element === document.activeElement)
    return { form, focused: focused && (focused.getAttribute('name') ?? '') }
  })

/** Copies into `own` what was entered in the earlier form, whether its submit is waiting, and the focus. */
export const carryOver = ({ form, focused }: Stood, own: HTMLFormElement): void => {
  for (const from of form.elements) {
    const to = isControl(from) && from.name ? own.elements.namedItem(from.name) : null
    if (isControl(from) && isControl(to)) copy(from, to)
  }
  const [from, button] = [form, own].map((each) => each.querySelector<HTMLElement>('[type="submit"]')!)
  button!.ariaDisabled = from!.ariaDisabled
  if (focused !== undefined) (focused ? own.querySelector<HTMLElement>(`[name="${focused}"]`) : button)?.focus({ preventScroll: true })
}
