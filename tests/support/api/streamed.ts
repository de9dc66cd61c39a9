/** A request whose body is produced only as it is read, so that the bytes read can be counted. */
import type { Hono } from 'hono'
import type { Bindings } from '#server/http/app.ts'
import { send } from './request.ts'

const CHUNK = 4096

type Streamed = { headers: Record<string, string>; /** Repeated until there are `size` bytes. */ text?: string; size: number; method?: string }

/** Sends `size` bytes to `path`. @returns the answer, and how many bytes were read */
export const streamed = async (api: Hono<Bindings>, path: string, { headers, text = 'a', size, method = 'POST' }: Streamed) => {
  const chunk = new TextEncoder().encode(text.repeat(CHUNK / text.length))
  let read = 0
  const pull = (to: ReadableStreamDefaultController<Uint8Array>) => {
    if (read >= size) { to.close(); return }
    read += chunk.length
    to.enqueue(chunk)
  }
  const body = new ReadableStream({ pull }, { highWaterMark: 0 })
  const answer = await send(api, path, { method, headers, body, duplex: 'half' } as RequestInit)
  return { answer, read }
}

/** The most bytes that may be read of a body limited to `most`: one chunk more, by which the excess is noticed. */
export const atMost = (most: number): number => most + CHUNK
