import { encode } from 'uqr'

/** One path for all dark modules, which are unit squares; adjoining ones of a row are one rectangle. */
const pathOf = (rows: boolean[][]): string =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark && !row[x - 1] ? `M${x} ${y}h${row.indexOf(false, x) < 0 ? row.length - x : row.indexOf(false, x) - x}v1H${x}z` : ''))).join('')

/** `text` as a QR code; dark on light in both colour schemes, because some cameras read nothing else. */
export const Qr = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  return (
    <svg className="security-qr" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={pathOf(data)} />
    </svg>
  )
}
