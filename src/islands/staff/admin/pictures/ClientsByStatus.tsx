import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import type { Overview } from '#contracts/api/office.ts'
import { statusTone } from '#contracts/client-status.ts'
import { whole } from '#islands/staff/admin/pictures/words.ts'

const ROW = 30
const START = { width: 360, height: ROW * 8 }
const FILLS = { green: 'var(--staff-good)', yellow: 'var(--color-dawn)', red: 'var(--color-alert)', grey: 'var(--color-mere)' }

/** A status's name at the left edge, in one line. */
const Name = ({ y, payload }: { y: number | string; payload: { value: string } }) => <text x={0} y={y} dy="0.32em">{payload.value}</text>

/** A bar for each status, in the order of the work: what is in preparation in the house's colour, what is decided in its own. */
export const ClientsByStatus = ({ rows }: { rows: Overview['clientsByStatus'] }) => (
  <>
    <div className="picture-marks" aria-hidden="true">
      <ResponsiveContainer width="100%" height={ROW * rows.length} initialDimension={START}>
        <BarChart data={rows.map((row) => ({ ...row, fill: FILLS[statusTone(row.status)] }))} layout="vertical" accessibilityLayer={false} margin={{ top: 0, right: 56, bottom: 0, left: 0 }} barSize={10}>
          <XAxis type="number" hide domain={[0, 'dataMax']} />
          <YAxis type="category" dataKey="status" width={150} axisLine={false} tickLine={false} interval={0} tick={Name} />
          <Bar dataKey="count" isAnimationActive={false} minPointSize={1}>
            <LabelList dataKey="count" position="right" offset={8} formatter={(count) => whole(Number(count))} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
    <table className="sr-only">
      <caption>Clients by status</caption>
      <tbody>{rows.map(({ status, count }) => <tr key={status}><th scope="row">{status}</th><td>{whole(count)}</td></tr>)}</tbody>
    </table>
  </>
)
