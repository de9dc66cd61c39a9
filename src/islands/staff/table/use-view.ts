/** What a table shows, held by the address bar, so that it can be shared and Back works: search, sort, filters, page. */
import { parseAsInteger, parseAsString, useQueryStates } from 'nuqs'
import { useMemo, useState } from 'react'
import { MAX_PAGE, MAX_SEARCH } from '#contracts/api/list.ts'
import { useSteady } from '#islands/staff/shell/use-steady.ts'
import type { Column, Filter } from '#islands/staff/table/types.ts'

export type View = {
  search: string
  /** As the route takes it: `lastName`, `-lastName`; empty for the route's own order. */
  sort: string
  page: number
  filters: Record<string, string>
}

const text = parseAsString.withDefault('')
const number = parseAsInteger.withDefault(1)

const parametersOf = (id: string, filters: Filter[]) => {
  const parsers = { search: text, sort: text, page: number, ...Object.fromEntries(filters.map(({ key }) => [key, text])) }
  return { parsers, urlKeys: Object.fromEntries(Object.keys(parsers).map((key) => [key, `${id}.${key}`])) }
}

/** Accepts only what the table offers, since an address may be typed by hand. While the options are still loading, any value is accepted. */
const offered = ({ key, options }: Filter, value: unknown) =>
  typeof value === 'string' && (options.length === 0 || options.some((option) => option.value === value)) ? [[key, value] as const] : []

export const useView = <Row>(id: string, columns: Column<Row>[], filters: Filter[]) => {
  const { parsers, urlKeys } = useMemo(() => parametersOf(id, filters), [id, filters])
  const [raw, setRaw] = useQueryStates(parsers, { urlKeys, history: 'push' })
  const [touched, setTouched] = useState(false)
  const values: Record<string, unknown> = raw
  const sorts = columns.flatMap(({ sort }) => (sort ? [sort, `-${sort}`] : []))

  const view: View = {
    search: raw.search.replaceAll('\0', '').trim().slice(0, MAX_SEARCH).trim(),
    sort: sorts.includes(raw.sort) ? raw.sort : '',
    page: Math.min(Math.max(1, raw.page), MAX_PAGE),
    filters: Object.fromEntries(filters.flatMap((filter) => offered(filter, values[filter.key]))),
  }
  const change = useSteady((next: Record<string, string | number | null>, history: 'push' | 'replace' = 'push') => {
    setTouched(true)
    void setRaw({ page: null, ...next }, { history })
  })
  /** One history entry for a whole search, not one for each pause in typing. */
  const search = useSteady((words: string) => { change({ search: words || null }, words && view.search ? 'replace' : 'push') })
  /** Stable functions, so that a press renders only what changes, not every button. */
  const moves = useMemo(() => ({
    sortBy: (sort: string) => { change({ sort: sort || null }) },
    filterBy: (key: string, value: string) => { change({ [key]: value || null }) },
    turnTo: (page: number, history: 'push' | 'replace' = 'push') => { change({ page: page === 1 ? null : page }, history) },
    clear: () => { change({ search: null, ...Object.fromEntries(filters.map(({ key }) => [key, null])) }) },
  }), [change, filters])

  return {
    view,
    /** Whether somebody has changed the view since the page was opened. */
    touched,
    isFiltered: view.search !== '' || Object.values(view.filters).some(Boolean),
    search,
    ...moves,
  }
}

export type ViewControl = ReturnType<typeof useView>
