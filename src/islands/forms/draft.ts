/** What was typed into a form and not sent yet: kept in the tab over a reload or a wrong turn, for a day (decisions "Forms"). */
import { draftOf, keep, sweepKept } from '#islands/forms/kept.ts'
import { controlsOf, isUntouched, put } from '#islands/forms/values.ts'
import { forgetTab, readTab } from '#lib/tab-storage.ts'

/** A followed link overrides the draft; after a reload, or on the way back, the draft kept at this address is newer. */
const isLinkLaterThan = (draft: Record<string, string>) => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate' || draft['_search'] !== location.search
}

/** Fills in untouched fields; a field that the address names keeps the address's value. */
export const restoreDraft = (form: HTMLFormElement, formId: string): void => {
  sweepKept()
  const draft = readTab(draftOf(formId))
  const named = isLinkLaterThan(draft) ? new URLSearchParams(location.search) : new URLSearchParams()
  for (const control of controlsOf(form)) {
    const value = draft[control.name]
    if (value !== undefined && !named.has(control.name) && isUntouched(control)) put(control, value)
  }
  // The value named by the link belongs to the draft from here on, which keeps its own time.
  if (Object.keys(draft).length) saveDraft(form, formId, Number(draft['_at']))
}

/** Keeps the form's values and its address, for a day from `since` (milliseconds). */
export const saveDraft = (form: HTMLFormElement, formId: string, since = Date.now()): void =>
  keep(draftOf(formId), { ...Object.fromEntries(controlsOf(form).map((control) => [control.name, control.value])), _search: location.search }, since)

export const forgetDraft = (formId: string): void => forgetTab(draftOf(formId))
