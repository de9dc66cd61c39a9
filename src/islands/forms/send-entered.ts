import type { ShownForm } from '#contracts/forms/declaration.ts'
import { fileFieldOf } from '#contracts/forms/file-rules.ts'
import { submissionAccepted } from '#contracts/submission.ts'
import type { Entered } from '#islands/forms/entered.ts'
import { post } from '#lib/api.ts'
import { upload } from '#lib/upload.ts'

type Sending = { headers: Record<string, string>; onProgress: (percent: number) => void }

/** Sends a filling to its endpoint: as JSON, or, where the form takes a file, as a form that tells how far it is. */
export const sendEntered = (form: ShownForm, { values, file }: Entered, { headers, onProgress }: Sending) => {
  const path = `/api/forms/${form.id}`
  const field = fileFieldOf(form)
  if (!field) return post(path, submissionAccepted, { body: values, headers })
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.append(name, value)
  if (file) body.append(field.name, file)
  return upload(path, submissionAccepted, { body, headers, onProgress })
}
