import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { submissionAccepted } from '#contracts/submission.ts'
import { upload } from '#lib/upload.ts'

type Told = { onprogress?: (of: object) => void; onload?: (of: object) => void }
type Line = { upload: Told; onabort?: () => void; onloadend?: () => void; abort: () => void; open: () => void; setRequestHeader: () => void; send: () => void }
let line: Line
/** Nothing is sent. */
const nothing = () => undefined
const newLine = function () {
  line = { upload: {}, abort: () => line.onabort?.(), open: nothing, setRequestHeader: nothing, send: nothing }
  return line
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', newLine)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const sending = () => {
  const given = { up: false }
  void upload('/f/x', submissionAccepted, { body: new FormData(), headers: {}, onProgress: () => undefined }).then(() => { given.up = true })
  return given
}

it('a line that stops in the middle is given up after a minute', async () => {
  const given = sending()
  line.upload.onprogress!({ loaded: 1_000_000, total: 4_000_000 })
  await vi.advanceTimersByTimeAsync(59_000)
  expect(given.up).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(given.up).toBe(true)
})

it.each([[4_000_000, 185], [100_000, 63]])('%i bytes that the line’s buffers have taken have %i s to arrive and be answered', async (loaded, seconds) => {
  const given = sending()
  line.upload.onprogress!({ loaded, total: loaded })
  line.upload.onload!({ loaded })
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1000)
  expect(given.up).toBe(false)
  await vi.advanceTimersByTimeAsync(1200)
  expect(given.up).toBe(true)
})

it('a line is no longer watched once the answer has come', () => {
  sending()
  expect(vi.getTimerCount()).toBe(1)
  line.onloadend!()
  expect(vi.getTimerCount()).toBe(0)
})
