import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { submissionRoutes } from '#contracts/api/submissions.ts'
import { addressOf, call, download, underWay } from '#lib/call.ts'

const fetchFile = () => download(submissionRoutes.downloadFile, { params: { id: 'one' } })
const NAMED = { headers: { 'content-disposition': 'attachment; filename="resume.pdf"' } }
const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a call', () => {
  const { getSubmission, getSubmissions, labelSubmission } = submissionRoutes
  const kept = new Map<string, string>()
  const keep = (token: string) => { kept.set('adminToken', token).set('adminTokenTimestamp', String(Date.now())) }
  beforeEach(() => {
    keep('refused')
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, removeItem: (key: string) => kept.delete(key) })
  })

  it('has an address of what it was given, and of nothing that is left empty', () => {
    expect(addressOf(getSubmission, { params: { id: '../a?b' } })).toBe('/api/admin/submission/..%2Fa%3Fb')
    expect(addressOf(getSubmissions, { query: { page: 2, search: '', sort: undefined } })).toBe('/api/admin/get-submissions?page=2')
  })

  const refused = () => Response.json({ error: 'Please sign in.', errors: [] }, { status: 401 })

  it('that is answered with 401 forgets the session', async () => {
    answering(() => Promise.resolve(refused()))
    await call(getSubmissions)
    expect([...kept]).toEqual([])
  })

  it('that a proxy answers with 401 and a page of its own keeps it', async () => {
    answering(() => Promise.resolve(new Response('<h1>Please sign in to the network</h1>', { status: 401, headers: { 'content-type': 'text/html' } })))
    await call(getSubmissions)
    expect(kept.get('adminToken')).toBe('refused')
  })

  it('forgets none that another tab has begun since', async () => {
    answering(() => { keep('newer'); return Promise.resolve(refused()) })
    await call(getSubmissions)
    expect(kept.get('adminToken')).toBe('newer')
  })

  it('that nobody answers is given up after half a minute', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => (signal?.aborted ? Promise.reject(new Error('aborted')) : Promise.resolve(refused())))
    expect(await call(getSubmissions)).toMatchObject({ ok: false, kind: 'network', status: 0 })
    expect(patience).toHaveBeenCalledWith(30_000)
    patience.mockRestore()
  })

  it('that writes is under way until it is answered; one that reads may be cut', async () => {
    let answer: (response: Response) => void
    answering(() => new Promise((resolve) => { answer = resolve }))
    for (const [route, given] of [[labelSubmission, { params: { id: 'one' }, body: { label: 'done' } }], [getSubmission, { params: { id: 'one' } }]] as const) {
      const asked = call(route, given as object)
      expect(underWay() !== undefined).toBe(route === labelSubmission)
      answer!(new Response(null, { status: 503 }))
      await asked
      expect(underWay()).toBeUndefined()
    }
  })

  it('is under way until its answer has come whole', async () => {
    let end: () => void
    const slow = new ReadableStream({ start: (content) => { end = () => { content.close() } } })
    answering(() => Promise.resolve(new Response(slow, { status: 503 })))
    const asked = call(labelSubmission, { params: { id: 'one' }, body: { label: 'done' } })
    await vi.advanceTimersByTimeAsync(1)
    expect(underWay()).toBeDefined()
    end!()
    await asked
    expect(underWay()).toBeUndefined()
  })
})

describe('a file', () => {
  it('comes with its name', async () => {
    answering(() => Promise.resolve(new Response('words', NAMED)))
    expect(await fetchFile()).toMatchObject({ ok: true, data: { name: 'resume.pdf' } })
  })

  it('without a name is none of ours: the page of a proxy must not be saved in its place', async () => {
    answering(() => Promise.resolve(new Response('<h1>Please sign in to the network</h1>', { headers: { 'content-type': 'text/html' } })))
    expect(await fetchFile()).toMatchObject({ ok: false, kind: 'network' })
  })

  it.each([['Name\r\nAda\r\n', true], ['Name\r\nAda', false], ['Name\r\nA', false], ['', false]])('of comma-separated values is whole with its last line ending: %j', async (content, ok) => {
    answering(() => Promise.resolve(new Response(content, { headers: { ...NAMED.headers, 'content-type': 'text/csv; charset=utf-8' } })))
    expect(await fetchFile()).toMatchObject({ ok })
  })

  it('is under way until all of it has come: a page that is left would cut it', async () => {
    let end: () => void
    const slow = new ReadableStream({ start: (content) => { end = () => { content.close() } } })
    answering(() => Promise.resolve(new Response(slow, NAMED)))
    const file = fetchFile()
    await vi.advanceTimersByTimeAsync(1)
    expect(underWay()).toBeDefined()
    end!()
    await file
    expect(underWay()).toBeUndefined()
  })

  it.each([
    ['that comes', () => Promise.resolve(new Response('words', NAMED))],
    ['that is refused', () => Promise.resolve(Response.json({ error: 'No.', errors: [] }, { status: 404 }))],
    ['whose line is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s is waited for no longer', async (_, answer) => {
    answering(answer)
    await fetchFile()
    expect(vi.getTimerCount()).toBe(0)
  })
})
