import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { submissionRoutes } from '#contracts/api/submissions.ts'
import { download, underWay } from '#lib/call.ts'

const fetchFile = () => download(submissionRoutes.downloadFile, { params: { id: 'one' } })
const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a file', () => {
  it('comes with its name', async () => {
    answering(() => Promise.resolve(new Response('words', { headers: { 'content-disposition': 'attachment; filename="resume.pdf"' } })))
    expect(await fetchFile()).toMatchObject({ ok: true, data: { name: 'resume.pdf' } })
  })

  it('is under way until all of it has come: a page that is left would cut it', async () => {
    let end: () => void
    const slow = new ReadableStream({ start: (content) => { end = () => { content.close() } } })
    answering(() => Promise.resolve(new Response(slow)))
    const file = fetchFile()
    await vi.advanceTimersByTimeAsync(1)
    expect(underWay()).toBeDefined()
    end!()
    await file
    expect(underWay()).toBeUndefined()
  })

  it.each([
    ['that comes', () => Promise.resolve(new Response('words'))],
    ['that is refused', () => Promise.resolve(Response.json({ error: 'No.', errors: [] }, { status: 404 }))],
    ['whose line is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s is waited for no longer', async (_, answer) => {
    answering(answer)
    await fetchFile()
    expect(vi.getTimerCount()).toBe(0)
  })
})
