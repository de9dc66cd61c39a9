import { memo, type ReactNode } from 'react'
import { SearchBox } from '#islands/staff/table/SearchBox.tsx'
import type { Column, Filter } from '#islands/staff/table/types.ts'
import type { ViewControl } from '#islands/staff/table/use-view.ts'
import '#ui/field.css'
import './tools.css'

type Sortable = Pick<Column<never>, 'key' | 'header' | 'sort'>[]
type Props = { what: string; control: ViewControl; columns: Sortable; filters: Filter[]; searchLabel: string; children: ReactNode }

type FilterProps = { what: string; filter: Filter; value: string } & Pick<ViewControl, 'filterBy'>
/** One filter of a list; its first option is "all". A chosen value is shown even while its option is still loading. */
export const FilterChoice = memo(({ what, filter: { key, label, options }, value, filterBy }: FilterProps) => (
  <select className="control" aria-label={`${label}, ${what}`} value={value} onChange={(event) => filterBy(key, event.target.value)}>
    <option value="">{label}: all</option>
    {value && !options.some((option) => option.value === value) && <option value={value}>{label}: …</option>}
    {options.map((option) => <option key={option.value} value={option.value}>{label}: {option.label}</option>)}
  </select>
))

/** For cards, which have no headers to sort by. */
const SortChoice = memo(({ what, columns, sort, sortBy }: { what: string; columns: Sortable; sort: string } & Pick<ViewControl, 'sortBy'>) => (
  <select className="control table-sort" aria-label={`Sort by, ${what}`} value={sort} onChange={(event) => sortBy(event.target.value)}>
    <option value="">Newest first</option>
    {columns.flatMap(({ header, sort }) => (sort ? [
      <option key={sort} value={sort}>{header}, ascending</option>, <option key={`-${sort}`} value={`-${sort}`}>{header}, descending</option>,
    ] : []))}
  </select>
))

export const Toolbar = ({ what, control, columns, filters, searchLabel, children }: Props) => (
  <div className="table-tools">
    <SearchBox label={searchLabel} value={control.view.search} onSearch={control.search} />
    {filters.map((filter) => <FilterChoice key={filter.key} what={what} filter={filter} value={control.view.filters[filter.key] ?? ''} filterBy={control.filterBy} />)}
    <SortChoice what={what} columns={columns} sort={control.view.sort} sortBy={control.sortBy} />
    <div className="table-buttons">{children}</div>
  </div>
)
