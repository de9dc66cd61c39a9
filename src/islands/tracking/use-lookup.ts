/** The public status lookup: one request at a time, every outcome in words (spec sections 2, 4, 5, 8). */
import { startTransition, useRef, useState } from 'react'
import { IDENTIFY_FAILED, IDENTIFY_PATH, identifyAnswer, identifyRequest, type IdentifyRequest, type TrackedClient } from '#contracts/identify.ts'
import { problemsOf, type Problem } from '#contracts/errors.ts'
import { post } from '#lib/api.ts'
import { pause } from '#lib/pause.ts'

export type Lookup =
  | { name: 'idle' }
  | { name: 'looking' }
  /** The input was wrong, or the call failed; `detail` is what the server adds. */
  | { name: 'failed'; message: string; detail: string; problems: Problem[] }
  | { name: 'found'; client: TrackedClient }
  | { name: 'none'; request: IdentifyRequest }

const ask = async (request: IdentifyRequest): Promise<Lookup> => {
  const result = await post(IDENTIFY_PATH, identifyAnswer, { body: request })
  if (result.ok) return result.data.data ? { name: 'found', client: result.data.data } : { name: 'none', request }
  const inWords = result.status === 429 || result.status === 503 || result.status === 422
  return { name: 'failed', message: IDENTIFY_FAILED, detail: inWords ? result.error : '', problems: [] }
}

const check = (values: unknown): IdentifyRequest | Lookup => {
  const result = identifyRequest.safeParse(values)
  if (result.success) return result.data
  const problems = problemsOf(result.error)
  return { name: 'failed', message: problems[0]?.message ?? '', detail: '', problems }
}

export const useLookup = () => {
  const [lookup, setLookup] = useState<Lookup>({ name: 'idle' })
  const [attempt, setAttempt] = useState(0)
  const underWay = useRef(false)

  const search = async (values: unknown) => {
    if (underWay.current) return
    underWay.current = true
    await pause()
    setAttempt((before) => before + 1)
    const request = check(values)
    if ('name' in request) {
      underWay.current = false
      setLookup(request)
      return
    }
    setLookup({ name: 'looking' })
    const answer = await ask(request)
    // As a transition, so that the dialog is rendered in pieces, between the page's other work.
    startTransition(() => setLookup(answer))
    underWay.current = false
  }

  return { lookup, attempt, search, reset: () => setLookup({ name: 'idle' }) }
}
