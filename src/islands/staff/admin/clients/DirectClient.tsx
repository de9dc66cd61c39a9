import { useState } from 'react'
import { clientRoutes, type Client, type ClientEvent } from '#contracts/api/clients.ts'
import { DirectForm } from '#islands/staff/admin/clients/DirectForm.tsx'
import { ClientHistory } from '#islands/staff/intern/ClientHistory.tsx'
import { nameOf } from '#islands/staff/intern/Records.tsx'
import { useSayOpened } from '#islands/staff/intern/use-say-opened.ts'
import { CallFailed, useAnswer } from '#islands/staff/shell/queries.ts'
import { TryAgain } from '#islands/staff/shell/TryAgain.tsx'
import { useSession } from '#islands/staff/shell/use-session.ts'
import { longCalendarDate } from '#lib/format.ts'
import { Dialog } from '#ui/Dialog.tsx'

type Whole = Client & { history: ClientEvent[] }

/** Until the client is there, and where it can't be had. */
const Waiting = ({ error, failures, again, busy }: { error: Error | null; failures: number; again: () => unknown; busy: boolean }) => {
  if (!error) return <p className="direct-waiting" role="status">Loading...</p>
  const gone = error instanceof CallFailed && error.failure.status === 404
  return (
    <div className="direct-waiting">
      <p key={failures} role="alert">{gone ? 'There is no such client.' : 'The client could not be loaded.'}</p>
      {!gone && <TryAgain again={again} busy={busy} />}
    </div>
  )
}

/** A client with its history, opened as it is now, not as the table knew it. */
export const DirectClient = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { accountId } = useSession('admin')
  const { data, error, errorUpdateCount, isFetching, refetch } = useAnswer(clientRoutes.getClient, { params: { id } })
  const [opened, setOpened] = useState<Whole>()
  if (!opened && data && !isFetching) setOpened(data.data)
  useSayOpened(opened)
  const present = data?.data ?? opened
  return (
    <Dialog title={present ? nameOf(present) : 'Client'} onClose={onClose}>
      {opened && present ? (
        <>
          <p className="direct-person">Age {present.age}, born {longCalendarDate(present.dateOfBirth)}</p>
          <div className="direct-client">
            <DirectForm opened={opened} present={present} accountId={accountId} reload={() => void refetch()} onSaved={onClose} />
            <ClientHistory history={present.history} />
          </div>
        </>
      ) : <Waiting error={error} failures={errorUpdateCount} again={refetch} busy={isFetching} />}
    </Dialog>
  )
}
