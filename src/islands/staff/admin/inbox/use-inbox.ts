/** What the inbox shows: a page of the list and the open submission, both held by the address bar, like every table's view. */
import { useDeferredValue } from 'react'
import { PAGE_SIZE } from '#contracts/api/list.ts'
import { SUBMISSION_LABELS, submissionRoutes } from '#contracts/api/submissions.ts'
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
const LABEL_FILTER: FilterOf<typeof route> = { key: 'state', label: 'Label', options: SUBMISSION_LABELS.map((value) => ({ value, label: LABELS[value].word })) }
const FILTERS = [FORM_FILTER, LABEL_FILTER]

export const useInbox = () => {
  const control = useView('inbox', NO_COLUMNS, FILTERS)
  const list = useRows({ route, failed: 'Failed to fetch submissions' }, control.view)
  // The same query as the list's, so the same cached answer: for what it holds besides the rows.
  const { data: answer, dataUpdatedAt } = useAnswer(route, { query: { ...queryOf(control.view), page: control.view.page, pageSize: PAGE_SIZE } })
  const { id: openId, open, close } = useStep('inbox.open')
  const shownId = useDeferredValue(openId)
  useTitle(openId && 'Submission')
  const found = useFound('Submissions', control, list)
  return {
    control, list, labels: answer?.labels, openId,
    /** When the rows that are shown arrived; deferred, because they are rendered a little after their answer. */
    listedAt: useDeferredValue(dataUpdatedAt),
    /** The submission in the pane: a press is answered first, the content follows. */
    shownId: openId && shownId,
    found,
    open,
    close,
  }
}

export type InboxView = ReturnType<typeof useInbox>
