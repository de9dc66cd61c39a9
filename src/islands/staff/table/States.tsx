import type { ReactNode } from 'react'
import { PAGE_SIZE } from '#contracts/api/list.ts'
import { TryAgain } from '#islands/staff/shell/TryAgain.tsx'
import { asCell, asRow } from '#islands/staff/table/roles.ts'

type Around = { columns: number }

/** Placeholder rows, as tall as the rows to come. One cell each: cells for every column would only be thrown away. */
export const Waiting = ({ columns }: Around) => Array.from({ length: PAGE_SIZE / 2 }, (_, row) => (
  <tr key={row} {...asRow} className="table-waiting" aria-hidden="true"><td {...asCell} colSpan={columns} /></tr>
))

const Whole = ({ columns, children }: Around & { children: ReactNode }) => (
  <tr {...asRow} className="table-whole"><td {...asCell} colSpan={columns}>{children}</td></tr>
)

export const Failed = ({ columns, again, busy }: Around & { again: () => void; busy: boolean }) => (
  <Whole columns={columns}>
    <p>The list could not be loaded.</p>
    <TryAgain again={again} busy={busy} />
  </Whole>
)

/** Shows `words` for a list without any row; if a search or filter matches nothing, says so and offers to clear it. */
export const Empty = ({ columns, words, isFiltered, clear }: Around & { words: string; isFiltered: boolean; clear: () => void }) => (
  <Whole columns={columns}>
    <p>{isFiltered ? 'Nothing matches this search.' : words}</p>
    {isFiltered && <button type="button" className="staff-button" onClick={clear}>Clear search and filters</button>}
  </Whole>
)
