import { exportRoutes } from '#contracts/api/exports.ts'
import { countUnder, SUBMISSION_LABELS } from '#contracts/api/submissions.ts'
import { FORM_FILTER, type InboxView } from '#islands/staff/admin/inbox/use-inbox.ts'
import { LABELS } from '#islands/staff/admin/inbox/labels.ts'
import { ExportButton } from '#islands/staff/table/ExportButton.tsx'
import { SearchBox } from '#islands/staff/table/SearchBox.tsx'
import { FilterChoice } from '#islands/staff/table/Toolbar.tsx'
import { queryOf } from '#islands/staff/table/use-rows.ts'
import { whole } from '#contracts/figures.ts'

const VIEWS = [{ value: '' as const, word: 'All' }, ...SUBMISSION_LABELS.map((value) => ({ value, word: LABELS[value].word }))]

/** The label views with their counts, spam apart at the end; above them the search, the form filter and the export. */
export const Views = ({ inbox: { control, labels } }: { inbox: InboxView }) => (
  <div className="inbox-tools">
    <div className="table-tools">
      <SearchBox label="Search submissions" value={control.view.search} onSearch={control.search} />
      <FilterChoice what="submissions" filter={FORM_FILTER} value={control.view.filters.form ?? ''} filterBy={control.filterBy} />
      <div className="table-buttons"><ExportButton route={exportRoutes.exportSubmissions} query={queryOf(control.view)} what="submissions" /></div>
    </div>
    <div className="inbox-views" role="group" aria-label="Label">
      {VIEWS.map(({ value, word }) => (
        <button key={value} type="button" aria-pressed={(control.view.filters.state ?? '') === value} data-view={value} onClick={() => control.filterBy('state', value)}>
          {word} <span className="figures inbox-count">{labels && whole(countUnder(labels, value))}</span>
        </button>
      ))}
    </div>
  </div>
)
