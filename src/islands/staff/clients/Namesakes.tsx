import { ownClientRoutes, type Namesake } from '#contracts/api/clients.ts'
import { toast } from '#islands/staff/shell/toasts/toast.ts'
import { call } from '#lib/call.ts'
import { localDate } from '#lib/format.ts'
import { Notice } from '#ui/Alert.tsx'
import './namesakes.css'

const SAME = 'the same first and last name and date of birth'

/** Warns if nobody can track a client that has just been saved. If that can't be found out, nothing is said: the save itself has succeeded. */
export const warnOfNamesakes = async (id: string): Promise<void> => {
  const known = await call(ownClientRoutes.ownClient, { params: { id } })
  if (known.ok && known.data.data.namesakes.length > 0) toast.warning(`Nobody can track this client: another of yours has ${SAME}.`)
}

type Props = { namesakes: Namesake[]; open: (id: string) => void }

/** Says why the public lookup doesn't find this client, and opens the clients that it can't tell apart from this one. */
export const Namesakes = ({ namesakes, open }: Props) => namesakes.length > 0 && (
  <div className="namesakes">
    <Notice>
      <p>{`Nobody can track this client: ${namesakes.length === 1 ? 'another has' : `${namesakes.length} others have`} ${SAME}.`}</p>
      {namesakes.map(({ _id, status, user, createdAt }) => (
        <button key={_id} type="button" className="staff-button" onClick={() => open(_id)}>Open the one added {localDate(createdAt)} ({status}, {user.email})</button>
      ))}
    </Notice>
  </div>
)
