import { useState } from 'react'
import { ownClientRoutes, type WholeClient } from '#contracts/api/clients.ts'
import { ClientHistory } from '#islands/staff/intern/ClientHistory.tsx'
import { ClientWaiting } from '#islands/staff/intern/ClientWaiting.tsx'
import { EditForm } from '#islands/staff/intern/EditForm.tsx'
import { Namesakes } from '#islands/staff/intern/Namesakes.tsx'
import { NOT_YOURS } from '#islands/staff/intern/use-editing.ts'
import { useAnswer } from '#islands/staff/shell/queries.ts'
import { Dialog } from '#ui/Dialog.tsx'

/** The dialog "Edit Client" (spec section 2): the fields, a note, the history; opened on the client as it is now, not as a list knew it. */
export const EditClient = ({ id, accountId, open, onClose }: { id: string; accountId: string; open: (id: string) => void; onClose: () => void }) => {
  const { data, error, errorUpdateCount, isFetching, refetch } = useAnswer(ownClientRoutes.ownClient, { params: { id } })
  const [opened, setOpened] = useState<WholeClient>()
  if (!opened && data && !isFetching) setOpened(data.data)
  const present = data?.data ?? opened
  return (
    <Dialog title="Edit Client" onClose={onClose}>
      {opened && present ? (
        <>
          <Namesakes namesakes={present.namesakes} open={open} />
          <div className="edit-client">
            <EditForm opened={opened} present={present} accountId={accountId} reload={() => void refetch()} onSaved={onClose} />
            <ClientHistory history={present.history} />
          </div>
        </>
      ) : <ClientWaiting error={error} failures={errorUpdateCount} again={refetch} busy={isFetching} gone={NOT_YOURS} />}
    </Dialog>
  )
}
