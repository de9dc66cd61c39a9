import { useState } from 'react'
import type { clientRoutes, ownClientRoutes, WholeClient } from '#contracts/api/clients.ts'
import { isDrafted } from '#islands/staff/shell/drafts/draft.ts'
import { useAnswer } from '#islands/staff/shell/queries.ts'
import { isGone as saysGone } from '#lib/api.ts'

type Asked = { id: string; /** The name of its draft. */ draft: string; accountId: string }

/**
 * A client as it was when its dialog opened (`opened`), and as it is now (`present`), both from a fetch of its own, not
 * from a list. `isGone`: it has been deleted or given to somebody else since; then it is shown only where there is a
 * draft, so that the draft can be read.
 */
export const useWholeClient = (route: typeof ownClientRoutes.ownClient | typeof clientRoutes.getClient, { id, draft, accountId }: Asked) => {
  const answer = useAnswer(route, { params: { id } })
  const { data, error, isFetching, refetch } = answer
  const [opened, setOpened] = useState<WholeClient>()
  if (!opened && data && !isFetching) setOpened(data.data)
  const isGone = error !== null && saysGone(error.failure)
  return {
    opened: isGone && !isDrafted(draft, accountId) ? undefined : opened,
    present: data?.data ?? opened, isGone, reload: () => void refetch(), answer,
  }
}
