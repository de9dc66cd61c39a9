/**
 * What a form knows before anyone types: the choice that the address names, then what was typed here before (kept in
 * the tab until it is sent). Runs as the page loads (`prefill-page.ts`) and again, without effect, when the island wakes.
 */
import { planFrom } from '#contracts/forms/membership.ts'
import { controlsOf, isUntouched, put } from '#islands/forms/values.ts'
import { forgetTab, readTab, writeTab } from '#lib/tab-storage.ts'

const place = (formId: string) => `draft:${formId}`
const seen = new WeakSet<HTMLFormElement>()

/** The fields that a link may fill in (spec section 2 `?plan=`; the consultation page names its topic). */
const named = (formId: string, query: URLSearchParams): Record<string, string> => {
  const plan = query.get('plan')
  const topic = query.get('query')
  if (formId === 'membership' && plan !== null) return { plan: planFrom(plan) }
  if (formId === 'contact' && topic) return { query: topic.slice(0, 100) }
  return {}
}

/** A link that was followed counts more than the draft; on a reload, or on the way back, the draft is the later word. */
const isFreshVisit = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}

export const saveDraft = (form: HTMLFormElement, formId: string): void =>
  writeTab(place(formId), Object.fromEntries(controlsOf(form).map((control) => [control.name, control.value])))

export const forgetDraft = (formId: string): void => forgetTab(place(formId))

/** Fills in what is untouched, once per form, and keeps what is typed from then on. */
export const prefill = (form: HTMLFormElement): void => {
  const formId = form.dataset.form
  if (!formId || seen.has(form)) return
  seen.add(form)
  const byAddress = named(formId, new URLSearchParams(location.search))
  const draft = readTab(place(formId))
  const values = isFreshVisit() ? { ...draft, ...byAddress } : { ...byAddress, ...draft }
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    if (value !== undefined && isUntouched(control)) put(control, value)
  }
  form.addEventListener('input', () => saveDraft(form, formId))
}
