import { ownClientRoutes } from '#contracts/api/clients.ts'
import { ClientHistory } from '#islands/staff/clients/ClientHistory.tsx'
import { EditForm } from '#islands/staff/intern/EditForm.tsx'
import { Namesakes } from '#islands/staff/clients/Namesakes.tsx'
import { draftOf, NOT_YOURS } from '#islands/staff/intern/use-editing.ts'
import { useWholeClient } from '#islands/staff/clients/use-whole-client.ts'
import { DialogWaiting } from '#islands/staff/shell/DialogWaiting.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import '#islands/staff/clients/client-dialog.css'

/** The dialog "Edit Client" (spec section 2): the fields, a note, the history. It loads the client afresh, since the list's row may be out of date. */
export const EditClient = ({ id, accountId, open, onClose }: { id: string; accountId: string; open: (id: string) => void; onClose: () => void }) => {
  const { opened, present, isGone, reload, answer } = useWholeClient(ownClientRoutes.ownClient, { id, draft: draftOf(id), accountId })
  return (
    <Dialog title="Edit Client" onClose={onClose}>
      {opened && present ? (
        <>
          <Namesakes namesakes={present.namesakes} open={open} />
          <div className="client-dialog">
            <EditForm opened={opened} present={present} isGone={isGone} accountId={accountId} reload={reload} onSaved={onClose} />
            <ClientHistory history={present.history} />
          </div>
        </>
      ) : <DialogWaiting answer={answer} isGone={isGone} gone={NOT_YOURS} failed="The client could not be loaded." />}
    </Dialog>
  )
}
