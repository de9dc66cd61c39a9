/** The load generator: each connection sends its next request once the last is answered, so the target sets the rate. */
import autocannon from 'autocannon'

export type Target = { name: string; url: string; /** Makes each request. */ request: () => autocannon.Request; /** The bare handler that does the same work, and the least ratio to its requests per second. */ like?: string; ratio?: number }
/** One slice of a run: how many requests got a 2xx, how many another answer or none, and the milliseconds of each answer. */
export type Slice = { seconds: number; answered: number; errors: number; times: number[] }

/** Fires at `target` for whole `seconds`. */
export const fire = ({ url, request }: Target, { seconds, connections }: { seconds: number; connections: number }): Promise<Slice> => {
  const times: number[] = []
  let refused = 0
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const instance = autocannon({ url, connections, duration: seconds, requests: [{ setupRequest: (given) => ({ ...given, ...request() }) }] }, (error: Error | null, result) => {
      if (error) return reject(error)
      resolve({ seconds: (performance.now() - started) / 1000, answered: times.length, errors: refused + result.errors, times })
    })
    instance.on('response', (_, status, __, ms) => {
      if (status >= 200 && status < 300) times.push(ms)
      else refused += 1
    })
  })
}
