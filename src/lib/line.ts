/** A watch over a connection that may be slow, but not dead. */

/**
 * `const line = watchLine(30_000)`: `line.signal` aborts once nothing has been `heard` for `ms` milliseconds, however long
 * the whole transfer takes, or for as long as the last `heard` says; `end` stops watching.
 */
export const watchLine = (patience: number): { signal: AbortSignal; heard: (ms?: number) => void; end: () => void } => {
  const dead = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  const end = () => clearTimeout(timer)
  const heard = (ms = patience) => {
    end()
    timer = setTimeout(() => dead.abort(), ms)
  }
  heard()
  return { signal: dead.signal, heard, end }
}
