import type { ReactNode } from 'react'
import { SearchBox } from '#islands/staff/table/SearchBox.tsx'
import type { Column, Filter } from '#islands/staff/table/types.ts'
import type { ViewControl } from '#islands/staff/table/use-view.ts'
import '#ui/field.css'
import './tools.css'

type Props = { control: ViewControl; columns: Pick<Column<never>, 'key' | 'header' | 'sort'>[]; filters: Filter[]; searchLabel: string; children: ReactNode }

const FilterChoice = ({ filter, control }: { filter: Filter; control: ViewControl }) => (
  <select className="control" aria-label={filter.label} value={control.view.filters[filter.key] ?? ''} onChange={(event) => control.filterBy(filter.key, event.target.value)}>
    <option value="">{filter.label}: all</option>
    {filter.options.map(({ value, label }) => <option key={value} value={value}>{label}</option>)}
  </select>
)

/** Where the rows are cards there are no headers to sort by. */
const SortChoice = ({ control, columns }: Pick<Props, 'control' | 'columns'>) => (
  <select className="control table-sort" aria-label="Sort by" value={control.view.sort} onChange={(event) => control.sortBy(event.target.value)}>
    <option value="">Newest first</option>
    {columns.flatMap(({ header, sort }) => (sort ? [
      <option key={sort} value={sort}>{header}, rising</option>, <option key={`-${sort}`} value={`-${sort}`}>{header}, falling</option>,
    ] : []))}
  </select>
)

export const Toolbar = ({ control, columns, filters, searchLabel, children }: Props) => (
  <div className="table-tools">
    <SearchBox label={searchLabel} value={control.view.search} onSearch={control.search} />
    {filters.map((filter) => <FilterChoice key={filter.key} filter={filter} control={control} />)}
    <SortChoice control={control} columns={columns} />
    <div className="table-buttons">{children}</div>
  </div>
)
