import { useState } from 'react'
import type { clientRoutes, ownClientRoutes, WholeClient } from '#contracts/api/clients.ts'
import { isDrafted } from '#islands/staff/shell/drafts/draft.ts'
import { useAnswer } from '#islands/staff/shell/queries.ts'

type Asked = { id: string; /** Under which what is typed of it is kept. */ draft: string; accountId: string }

/**
 * A client as it was when its dialog opened, and as it is known to be now; both once it has been asked for, not as a list
 * knew it. `isGone`: it has been deleted or given to somebody else since; it is shown only for what was typed of it to be
 * read.
 */
export const useWholeClient = (route: typeof ownClientRoutes.ownClient | typeof clientRoutes.getClient, { id, draft, accountId }: Asked) => {
  const answer = useAnswer(route, { params: { id } })
  const { data, error, isFetching, refetch } = answer
  const [opened, setOpened] = useState<WholeClient>()
  if (!opened && data && !isFetching) setOpened(data.data)
  const isGone = error?.failure.status === 404
  return {
    opened: isGone && !isDrafted(draft, accountId) ? undefined : opened,
    present: data?.data ?? opened, isGone, reload: () => void refetch(), answer,
  }
}
