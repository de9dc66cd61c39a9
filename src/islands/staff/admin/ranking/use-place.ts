/** Where the admin is in the ranking, held by the address bar: the open venture, the order, the search. */
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs'

const parsers = { venture: parseAsString.withDefault(''), by: parseAsStringLiteral(['mean', 'normalised']).withDefault('mean'), search: parseAsString.withDefault('') }

export const usePlace = () => {
  const [place, setPlace] = useQueryStates(parsers, { history: 'push' })
  return {
    ...place,
    open: (venture: string) => setPlace({ venture }),
    close: () => setPlace({ venture: null }),
    orderBy: (by: 'mean' | 'normalised') => setPlace({ by }),
    find: (search: string) => setPlace({ search: search || null }, { history: 'replace' }),
  }
}

export type Place = ReturnType<typeof usePlace>

/** The address of a venture's page within the ranking, for a link. */
export const addressOfVenture = (venture: string): string => `?${new URLSearchParams({ venture })}`
