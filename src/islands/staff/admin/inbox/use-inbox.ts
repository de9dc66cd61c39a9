/** What the inbox shows: a page of the list, held by the address bar as every table's view, and the submission that is open. */
import { useDeferredValue } from 'react'
import { PAGE_SIZE } from '#contracts/api/list.ts'
import { submissionRoutes } from '#contracts/api/submissions.ts'
import { allForms } from '#contracts/forms/registry.ts'
import { useFound } from '#islands/staff/table/use-found.ts'
import { queryOf, useRows } from '#islands/staff/table/use-rows.ts'
import { useView } from '#islands/staff/table/use-view.ts'
import type { Column, FilterOf } from '#islands/staff/table/types.ts'
import { useAnswer } from '#islands/staff/shell/queries.ts'
import { useStep } from '#islands/staff/shell/use-step.ts'
import { useTitle } from '#islands/staff/shell/use-title.ts'
import { LABELS } from '#islands/staff/admin/inbox/labels.ts'

const route = submissionRoutes.getSubmissions
const NO_COLUMNS: Column<never>[] = []
export const FORM_FILTER: FilterOf<typeof route> = { key: 'form', label: 'Form', options: allForms.map(({ id, title }) => ({ value: id, label: title })) }
const LABEL_FILTER: FilterOf<typeof route> = { key: 'state', label: 'Label', options: Object.entries(LABELS).map(([value, { word }]) => ({ value, label: word })) }
const FILTERS = [FORM_FILTER, LABEL_FILTER]

export const useInbox = () => {
  const control = useView('inbox', NO_COLUMNS, FILTERS)
  const list = useRows({ route, failed: 'Failed to fetch submissions' }, control.view)
  // The same query, so the same answer: what it says beside its rows.
  const { data: answer, dataUpdatedAt } = useAnswer(route, { query: { ...queryOf(control.view), page: control.view.page, pageSize: PAGE_SIZE } })
  const { id: openId, open, close } = useStep('inbox.open')
  const shownId = useDeferredValue(openId)
  useTitle(openId && 'Submission')
  const found = useFound('Submissions', control, list)
  return {
    control, list, labels: answer?.labels, openId,
    /** The moment when the rows came that are shown: they follow their answer a little later. */
    listedAt: useDeferredValue(dataUpdatedAt),
    /** The one that is shown: the press is answered first, its content follows. */
    shownId: openId && shownId,
    found,
    open,
    close,
  }
}

export type InboxView = ReturnType<typeof useInbox>
