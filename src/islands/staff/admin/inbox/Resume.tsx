import { Download } from 'lucide-react'
import { useState } from 'react'
import { submissionRoutes, type WholeSubmission } from '#contracts/api/submissions.ts'
import { toast } from '#islands/staff/shell/toast.ts'
import { saveFile } from '#islands/staff/table/save-file.ts'
import { download } from '#lib/call.ts'

const sizeOf = (bytes: number) => (bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`)

/** Downloads an attachment under the name that the applicant gave it. */
export const Resume = ({ file }: { file: WholeSubmission['attachments'][number] }) => {
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    const result = await download(submissionRoutes.downloadFile, { params: { id: file._id } })
    setBusy(false)
    if (result.ok) saveFile({ ...result.data, name: file.name })
    else toast.failure('The file could not be downloaded. Please try again.', result)
  }
  return (
    <button type="button" className="staff-button inbox-file" aria-disabled={busy} onClick={() => { if (!busy) void start() }}>
      <Download className="icon" aria-hidden="true" /> {busy ? 'Downloading...' : `Download ${file.field}`}
      <span className="inbox-aside">{file.name}, {sizeOf(file.size)}</span>
    </button>
  )
}
