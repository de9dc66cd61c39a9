import { useState } from 'react'
import type { clientRoutes, ownClientRoutes, WholeClient } from '#contracts/api/clients.ts'
import { useAnswer } from '#islands/staff/shell/queries.ts'

/** A client as it was when its dialog opened, and as it is known to be now: both once it has been asked for, and not as a list knew it. */
export const useWholeClient = (route: typeof ownClientRoutes.ownClient | typeof clientRoutes.getClient, id: string) => {
  const { data, error, errorUpdateCount, isFetching, refetch } = useAnswer(route, { params: { id } })
  const [opened, setOpened] = useState<WholeClient>()
  if (!opened && data && !isFetching) setOpened(data.data)
  return { opened, present: data?.data ?? opened, reload: () => void refetch(), waiting: { error, failures: errorUpdateCount, again: refetch, busy: isFetching } }
}
