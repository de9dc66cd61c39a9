import { Download } from 'lucide-react'
import { useState } from 'react'
import { toast } from '#islands/staff/shell/toasts/toast.ts'
import { saveFile } from '#islands/staff/shell/save-file.ts'
import type { ExportRoute } from '#islands/staff/table/types.ts'
import { download } from '#lib/call.ts'

type Props = { route: ExportRoute; query: Record<string, string>; what: string }

/** Exports the table as it is searched, filtered and sorted, with all its pages, as CSV. */
export const ExportButton = ({ route, query, what }: Props) => {
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    const id = toast.loading(`Preparing ${what} as CSV`)
    const result = await download<ExportRoute>(route, { query })
    setBusy(false)
    if (result.ok) saveFile(result.data)
    toast.update(id, result.ok ? 'success' : 'error', result.ok ? `${result.data.name} has been downloaded` : 'The export failed. Please try again.')
  }
  return (
    <button type="button" className="staff-button" aria-disabled={busy} onClick={() => { if (!busy) void start() }}>
      <Download className="icon" aria-hidden="true" /> Export<span className="sr-only"> {what} as CSV</span>
    </button>
  )
}
