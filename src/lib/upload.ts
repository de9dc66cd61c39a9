import type * as z from 'zod/mini'
import { lost, readAnswer, type ApiResult } from '#lib/api.ts'
import { attempt } from '#lib/attempt.ts'
import { watchLine } from '#lib/line.ts'

type Init = { body: FormData; headers: Record<string, string>; onProgress: (percent: number) => void }

/** A line that has carried nothing for this long is dead. */
const PATIENCE_MS = 60_000
/** How many bytes a millisecond a slow line carries, 256 kbit/s: what waits in its buffers counts as sent, and may still take so long. */
const SLOW = 32

/** POSTs a form with its files. By XMLHttpRequest: `fetch` does not tell how much of a request has been sent. */
export const upload = <T>(path: string, schema: z.ZodMiniType<T>, { body, headers, onProgress }: Init): Promise<ApiResult<T>> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const line = watchLine(PATIENCE_MS)
    line.signal.onabort = () => request.abort()
    request.upload.onprogress = ({ loaded, total }) => {
      line.heard()
      onProgress(total ? Math.floor((loaded / total) * 100) : 0)
    }
    request.upload.onload = ({ loaded }) => line.heard(PATIENCE_MS + loaded / SLOW)
    request.onload = () => resolve(readAnswer(request.status, attempt((): unknown => JSON.parse(request.responseText)), schema))
    request.onerror = request.onabort = () => resolve(lost('network'))
    request.onloadend = line.end
    request.open('POST', path)
    for (const [name, value] of Object.entries({ accept: 'application/json', ...headers })) request.setRequestHeader(name, value)
    request.send(body)
  })
