/** What was typed into a form and not sent yet: kept in the tab over a reload or a wrong turn, for a day (decisions "Forms"). */
import { draftOf, keep, sweepKept } from '#islands/forms/kept.ts'
import { controlsOf, isUntouched, put } from '#islands/forms/values.ts'
import { forgetTab, readTab } from '#lib/tab-storage.ts'

/** A followed link counts more than the draft; on a reload, or on the way back, the draft kept at this address is newer. */
const isLinkLaterThan = (draft: Record<string, string>) => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate' || draft['_search'] !== location.search
}

/** Fills in what nobody has touched; a field that the address names is the address's. */
export const restoreDraft = (form: HTMLFormElement, formId: string): void => {
  sweepKept()
  const draft = readTab(draftOf(formId))
  const named = isLinkLaterThan(draft) ? new URLSearchParams(location.search) : new URLSearchParams()
  for (const control of controlsOf(form)) {
    const value = draft[control.name]
    if (value !== undefined && !named.has(control.name) && isUntouched(control)) put(control, value)
  }
  // What the link has named belongs to the draft from here on, which keeps its day.
  if (Object.keys(draft).length) saveDraft(form, formId, Number(draft['_at']))
}

/** Keeps what the form says and at which address, for a day from `since` (milliseconds). */
export const saveDraft = (form: HTMLFormElement, formId: string, since = Date.now()): void =>
  keep(draftOf(formId), { ...Object.fromEntries(controlsOf(form).map((control) => [control.name, control.value])), _search: location.search }, since)

export const forgetDraft = (formId: string): void => forgetTab(draftOf(formId))
