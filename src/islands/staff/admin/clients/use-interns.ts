import { parseAsString, useQueryState } from 'nuqs'
import { useMemo } from 'react'
import { MAX_PAGE_SIZE } from '#contracts/api/list.ts'
import { peopleRoutes, type User } from '#contracts/api/people.ts'
import { useAnswer } from '#islands/staff/shell/queries.ts'

const NOBODY: User[] = []
const INVALID = 422

/** The intern with this `id`, as a list: empty if there is none, undefined until that is known. */
const useIntern = (id: string, enabled: boolean): User[] | undefined => {
  const { data, error, isPlaceholderData } = useAnswer(peopleRoutes.getUsers, { query: { id }, enabled })
  if (error?.failure.status === INVALID) return NOBODY
  return isPlaceholderData ? undefined : data?.data
}

/**
 * The interns that a filter offers: the first hundred by their addresses, and the one whose id the address bar holds as
 * `parameter`, so that a shared address works however many interns there are. Empty until both are known.
 */
export const useInterns = (parameter: string): User[] => {
  const first = useAnswer(peopleRoutes.getUsers, { query: { sort: 'email', pageSize: MAX_PAGE_SIZE } }).data?.data
  const [id] = useQueryState(parameter, parseAsString.withDefault(''))
  const isBehind = id !== '' && first !== undefined && first.every(({ _id }) => _id !== id)
  const one = useIntern(id, isBehind)
  return useMemo(() => (!first || (isBehind && !one) ? NOBODY : isBehind ? [...first, ...one!] : first), [first, isBehind, one])
}
