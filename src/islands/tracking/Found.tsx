import { statusTone } from '#contracts/client-status.ts'
import type { TrackedClient } from '#contracts/identify.ts'
import { Status } from '#ui/Status.tsx'

/** What the dialog tells of an application (spec section 2): status by colour and word, names, age. */
export const Found = ({ client }: { client: TrackedClient }) => (
  <dl className="found">
    <div className="found-status"><dt>Status</dt><dd><Status tone={statusTone(client.status)}>{client.status}</Status></dd></div>
    <div><dt>First name</dt><dd>{client.firstName}</dd></div>
    <div><dt>Last name</dt><dd>{client.lastName}</dd></div>
    <div><dt>Age</dt><dd>{client.age}</dd></div>
  </dl>
)
