import type { CSSProperties } from 'react'
import type { Overview } from '#contracts/api/overview.ts'
import { statusTone } from '#contracts/client-status.ts'
import { whole } from '#contracts/figures.ts'
import './status-bars.css'

/** A table with a bar for each status, in the order of the work: statuses in preparation have the firm's colour, decided ones the colour of their tone. */
export const ClientsByStatus = ({ rows }: { rows: Overview['clientsByStatus'] }) => {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <table className="status-bars figures" aria-label="Clients by status">
      <tbody>
        {rows.map(({ status, count }) => (
          <tr key={status} data-tone={statusTone(status)}>
            <th scope="row">{status}</th>
            <td><div style={{ '--share': count / most } as CSSProperties}>{whole(count)}</div></td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
