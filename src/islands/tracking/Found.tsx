import { useEffect, useRef } from 'react'
import { statusTone } from '#contracts/client-status.ts'
import type { TrackedClient } from '#contracts/identify.ts'
import { localDate } from '#lib/format.ts'
import { announce } from '#ui/announce.ts'
import { Status } from '#ui/Status.tsx'

const Day = ({ of }: { of: string }) => <time dateTime={of}>{localDate(of)}</time>

/** What the dialog shows of an application (spec section 2): status by colour and word, names, age, and the earlier statuses. */
export const Found = ({ client }: { client: TrackedClient }) => {
  const list = useRef<HTMLDListElement>(null)
  const [latest] = client.history
  const isLatest = latest?.status === client.status
  const earlier = isLatest ? client.history.slice(1) : client.history
  // The focus is on the dialog's title, and a screen reader reads no further by itself.
  useEffect(() => announce(`Status: ${client.status}`, list.current!), [client])
  return (
    <>
      <dl ref={list} className="found">
        <div>
          <dt>Status</dt>
          <dd>
            <Status tone={statusTone(client.status)}>{client.status}</Status>
            {isLatest && <p className="since">since <Day of={latest.createdAt} /></p>}
          </dd>
        </div>
        <div><dt>First name</dt><dd>{client.firstName}</dd></div>
        <div><dt>Last name</dt><dd>{client.lastName}</dd></div>
        <div><dt>Age</dt><dd>{client.age}</dd></div>
      </dl>
      {earlier.length > 0 && (
        <section className="reached" aria-labelledby="reached-heading">
          <h3 id="reached-heading">Earlier</h3>
          <ol>
            {earlier.map(({ status, createdAt }) => <li key={createdAt}><span>{status}</span> <Day of={createdAt} /></li>)}
          </ol>
        </section>
      )}
    </>
  )
}
