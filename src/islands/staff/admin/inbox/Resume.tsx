import { Download } from 'lucide-react'
import { useState } from 'react'
import { submissionRoutes, type WholeSubmission } from '#contracts/api/submissions.ts'
import { useRefresh } from '#islands/staff/shell/queries.ts'
import { toast } from '#islands/staff/shell/toasts/toast.ts'
import { saveFile } from '#islands/staff/shell/save-file.ts'
import { isGone } from '#lib/api.ts'
import { download } from '#lib/call.ts'
import { useHandedOn } from '#ui/hand-on.ts'

const FAILED = 'The file could not be downloaded. Please try again.'
const GONE = 'This file is no longer here.'

const sizeOf = (bytes: number) => (bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`)

/** Downloads an attachment under the name that the applicant gave it. */
export const Resume = ({ file }: { file: WholeSubmission['attachments'][number] }) => {
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    const result = await download(submissionRoutes.downloadFile, { params: { id: file._id } })
    setBusy(false)
    if (result.ok) saveFile({ ...result.data, name: file.name })
    else {
      toast.failure(isGone(result) ? GONE : FAILED)
      // The file may have been erased with its submission, or alone.
      if (isGone(result)) void refresh(submissionRoutes.getSubmission, submissionRoutes.getSubmissions)
    }
  }
  return (
    <button ref={useHandedOn<HTMLButtonElement>()} type="button" className="staff-button inbox-file" aria-disabled={busy} onClick={() => { if (!busy) void start() }}>
      <Download className="icon" aria-hidden="true" /> <span>{busy ? 'Downloading...' : `Download ${file.field}`}</span>
      <span className="inbox-aside">{file.name}, {sizeOf(file.size)}</span>
    </button>
  )
}
