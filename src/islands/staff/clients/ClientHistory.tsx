import type { ClientEvent } from '#contracts/api/clients.ts'
import { statusTone } from '#contracts/client-status.ts'
import { Moment } from '#islands/staff/shell/Moment.tsx'
import { Status } from '#ui/Status.tsx'
import './client-history.css'

/** What an entry records: a status, another intern, or only a note. */
const Subject = ({ event, isFirst }: { event: ClientEvent; isFirst: boolean }) => {
  const isStatus = isFirst || event.previousStatus !== null
  return (
    <p className="event-subject">
      {isStatus && <Status tone={statusTone(event.status)}>{event.status}</Status>}
      {event.allocatedTo && <span>Allocated to {event.allocatedTo}</span>}
      {!isStatus && !event.allocatedTo && <span>Note</span>}
    </p>
  )
}

/** A client's statuses and notes, newest first: who, when, and why. */
export const ClientHistory = ({ history }: { history: ClientEvent[] }) => (
  <section className="client-history" aria-labelledby="client-history-heading">
    <h3 id="client-history-heading">History</h3>
    {history.length === 0 && <p className="event-by">Nothing has been recorded yet.</p>}
    <ol>
      {history.map((event, i) => (
        <li key={event._id}>
          <Subject event={event} isFirst={i === history.length - 1} />
          {event.note && <p className="event-note" dir="auto">{event.note}</p>}
          <p className="event-by"><Moment at={event.createdAt} />, {event.by}</p>
        </li>
      ))}
    </ol>
  </section>
)
