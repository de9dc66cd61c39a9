import { clientRoutes } from '#contracts/api/clients.ts'
import { DirectForm } from '#islands/staff/admin/clients/DirectForm.tsx'
import { draftOf, NO_SUCH_CLIENT } from '#islands/staff/admin/clients/use-direction.ts'
import { ClientHistory } from '#islands/staff/clients/ClientHistory.tsx'
import { Namesakes } from '#islands/staff/clients/Namesakes.tsx'
import { nameOf } from '#islands/staff/clients/columns.tsx'
import { useWholeClient } from '#islands/staff/clients/use-whole-client.ts'
import { DialogWaiting } from '#islands/staff/shell/DialogWaiting.tsx'
import { useAccount } from '#islands/staff/shell/session/use-session.ts'
import { longCalendarDate } from '#lib/format.ts'
import { Dialog } from '#ui/Dialog.tsx'
import '#islands/staff/clients/client-dialog.css'

/** The dialog of a client with its history; it loads the client afresh, since the table's row may be out of date. */
export const DirectClient = ({ id, open, onClose }: { id: string; open: (id: string) => void; onClose: () => void }) => {
  const accountId = useAccount('admin')
  const { opened, present, isGone, reload, answer } = useWholeClient(clientRoutes.getClient, { id, draft: draftOf(id), accountId })
  return (
    <Dialog title={opened && present ? nameOf(present) : 'Client'} onClose={onClose}>
      {opened && present ? (
        <>
          <p className="direct-person">{`Age ${present.age}, born ${longCalendarDate(present.dateOfBirth)}`}</p>
          <Namesakes namesakes={present.namesakes} open={open} />
          <div className="client-dialog">
            <DirectForm opened={opened} present={present} isGone={isGone} accountId={accountId} reload={reload} onSaved={onClose} />
            <ClientHistory history={present.history} />
          </div>
        </>
      ) : <DialogWaiting answer={answer} isGone={isGone} gone={NO_SUCH_CLIENT} failed="The client could not be loaded." />}
    </Dialog>
  )
}
