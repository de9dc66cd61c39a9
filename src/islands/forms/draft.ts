/** What was typed into a form and not sent yet: it survives a reload or a wrong turn, in this tab, for a day (decisions "Forms"). */
import { draftOf, keep, sweepKept } from '#islands/forms/kept.ts'
import { controlsOf, isUntouched, put } from '#islands/forms/values.ts'
import { forgetTab, readTab } from '#lib/tab-storage.ts'

/** Whether a followed link overrides the draft; after a reload or Back, a draft that was kept at this address is newer. */
const isLinkLaterThan = (draft: Record<string, string>) => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate' || draft['_search'] !== location.search
}

/** Fills in untouched fields, or `all`; a field that the address names keeps the address's value. */
export const restoreDraft = (form: HTMLFormElement, formId: string, all = false): void => {
  sweepKept()
  const draft = readTab(draftOf(formId))
  const named = isLinkLaterThan(draft) ? new URLSearchParams(location.search) : new URLSearchParams()
  for (const control of controlsOf(form)) {
    const value = draft[control.name]
    if (value !== undefined && !named.has(control.name) && (all || isUntouched(control))) put(control, value)
  }
  // From here on the value that the link named is part of the draft, whose day still counts from its last change.
  if (Object.keys(draft).length) saveDraft(form, formId, Number(draft['_at']))
}

/** Keeps the form's values and its address, for a day from `since` (milliseconds). */
export const saveDraft = (form: HTMLFormElement, formId: string, since = Date.now()): void =>
  keep(draftOf(formId), { ...Object.fromEntries(controlsOf(form).map((control) => [control.name, control.value])), _search: location.search }, since)

export const isDrafted = (formId: string): boolean => Object.keys(readTab(draftOf(formId))).length > 0

/**
 * Calls `follow` when somebody goes back to this page, which the browser kept as it was left, if a later page of the tab has
 * changed or sent the form meanwhile. @returns a function that stops it
 */
export const onDraftMoved = (formId: string, follow: () => void): (() => void) => {
  const ends = new AbortController()
  const { signal } = ends
  const kept = () => JSON.stringify(readTab(draftOf(formId)))
  let left = kept()
  addEventListener('pagehide', () => { left = kept() }, { signal })
  addEventListener('pageshow', ({ persisted }) => { if (persisted && kept() !== left) follow() }, { signal })
  return () => ends.abort()
}

export const forgetDraft = (formId: string): void => forgetTab(draftOf(formId))
