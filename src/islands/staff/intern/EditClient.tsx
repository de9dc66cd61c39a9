import { useState } from 'react'
import { ownClientRoutes, type Client, type ClientEvent } from '#contracts/api/clients.ts'
import { ClientHistory } from '#islands/staff/intern/ClientHistory.tsx'
import { EditForm } from '#islands/staff/intern/EditForm.tsx'
import { NOT_YOURS } from '#islands/staff/intern/use-editing.ts'
import { useSayOpened } from '#islands/staff/intern/use-say-opened.ts'
import { CallFailed, useAnswer } from '#islands/staff/shell/queries.ts'
import { TryAgain } from '#islands/staff/shell/TryAgain.tsx'
import { Dialog } from '#ui/Dialog.tsx'

type Whole = Client & { history: ClientEvent[] }

/** Until the client is there, and where it can't be had. */
const Waiting = ({ error, failures, again, busy }: { error: Error | null; failures: number; again: () => unknown; busy: boolean }) => {
  if (!error) return <p className="edit-waiting" role="status">Loading...</p>
  const gone = error instanceof CallFailed && error.failure.status === 404
  return (
    <div className="edit-waiting">
      <p key={failures} role="alert">{gone ? NOT_YOURS : 'The client could not be loaded.'}</p>
      {!gone && <TryAgain again={again} busy={busy} />}
    </div>
  )
}

/** The dialog "Edit Client" (spec section 2): the fields, a note, the history; opened on the client as it is now, not as a list knew it. */
export const EditClient = ({ id, accountId, onClose }: { id: string; accountId: string; onClose: () => void }) => {
  const { data, error, errorUpdateCount, isFetching, refetch } = useAnswer(ownClientRoutes.ownClient, { params: { id } })
  const [opened, setOpened] = useState<Whole>()
  if (!opened && data && !isFetching) setOpened(data.data)
  useSayOpened(opened)
  const present = data?.data ?? opened
  return (
    <Dialog title="Edit Client" onClose={onClose}>
      {opened && present ? (
        <div className="edit-client">
          <EditForm opened={opened} present={present} accountId={accountId} reload={() => void refetch()} onSaved={onClose} />
          <ClientHistory history={present.history} />
        </div>
      ) : <Waiting error={error} failures={errorUpdateCount} again={refetch} busy={isFetching} />}
    </Dialog>
  )
}
