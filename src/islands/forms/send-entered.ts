import * as z from 'zod/mini'
import type { ShownForm } from '#contracts/forms/declaration.ts'
import { fileFieldOf } from '#contracts/forms/file-rules.ts'
import { paymentPending, submissionAccepted } from '#contracts/submission.ts'
import type { Entered } from '#islands/forms/entered.ts'
import { lost, post, type ApiResult } from '#lib/api.ts'
import { upload } from '#lib/upload.ts'

type Sending = { headers: Record<string, string>; onProgress: (percent: number) => void }

const answered = z.union([submissionAccepted, paymentPending])
/** There is nothing to pay here: an answer that requires a payment means that the form was not accepted. */
const settled = (result: ApiResult<z.infer<typeof answered>>): ApiResult<unknown> => (result.ok && 'stripe' in result.data ? lost('unexpected', 200) : result)

/** Sends a filling to its endpoint: as JSON, or, if the form takes a file, as multipart with progress. */
export const sendEntered = async (form: ShownForm, { values, file }: Entered, { headers, onProgress }: Sending) => {
  const path = `/api/forms/${form.id}`
  const field = fileFieldOf(form)
  if (!field) return settled(await post(path, answered, { body: values, headers }))
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.append(name, value)
  if (file) body.append(field.name, file)
  return settled(await upload(path, answered, { body, headers, onProgress }))
}
