/** The views of a list that people ask for: made from the contract, so that a new column or filter is measured too. */
import type * as z from 'zod/mini'
import { fieldsOf, type Route } from '#contracts/api/route.ts'

type View = { name: string; query: Record<string, string | number> }

const SEARCHES = { 'one common letter': 'a', 'a common name': 'maria', 'a rare word': 'procházková', 'two words': 'maria garcia', 'no such word': 'zyzzyva' }

/** The possible values of a query parameter, if it is an enum. */
const valuesOf = (route: Route, name: string): string[] => {
  const field = fieldsOf(route.query!)[name] as z.ZodMiniOptional<z.ZodMiniEnum<Record<string, string>>> | undefined
  const inner = field?._zod.def.innerType as { _zod: { def: { entries?: Record<string, string> } } } | undefined
  return Object.values(inner?._zod.def.entries ?? {})
}

const COMMON = ['page', 'pageSize', 'search', 'sort']
const filtersOf = (route: Route): string[] => Object.keys(fieldsOf(route.query!)).filter((name) => !COMMON.includes(name))

/** The first page, a deep page by every sort column, searches, and each value of each filter that is an enum. There are `total` rows. */
export const viewsOf = (route: Route, total: number): View[] => {
  const sorts = valuesOf(route, 'sort')
  const deep = Math.max(1, Math.ceil(total / 10))
  return [
    { name: 'first page', query: { page: 1 } },
    { name: 'last page', query: { page: deep } },
    { name: 'whole', query: {} },
    ...sorts.flatMap((sort): View[] => [{ name: `by ${sort}`, query: { sort } }, { name: `by ${sort}, in the middle`, query: { sort, page: Math.ceil(deep / 2) } }]),
    ...Object.entries(SEARCHES).map(([name, search]) => ({ name: `search: ${name}`, query: { search } })),
    { name: 'search: one common letter, by another column', query: { search: 'a', sort: sorts[0]! } },
    ...filtersOf(route).flatMap((filter) => valuesOf(route, filter).map((value) => ({ name: `${filter}: ${value}`, query: { [filter]: value } }))),
  ]
}
