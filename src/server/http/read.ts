import type { Context } from 'hono'
import type { Bindings } from '#server/http/app.ts'
import { badRequest, HttpProblem, tooLarge } from '#server/http/problems.ts'

const tooMuch = () => tooLarge('That is more than we can take at once.')

/**
 * The body's bytes, at most `most`: a larger stated length is refused before any is read, a larger body as soon as it is noticed, whatever was stated. @throws 413, 400 where the body breaks off
 */
export const readBytes = async ({ req: { raw } }: Context<Bindings>, most: number): Promise<Buffer<ArrayBuffer>> => {
  if (Number(raw.headers.get('content-length')) > most) throw tooMuch()
  const pieces: Uint8Array[] = []
  let size = 0
  try {
    for await (const piece of raw.body ?? []) {
      size += piece.length
      if (size > most) throw tooMuch()
      pieces.push(piece)
    }
  } catch (error) {
    throw error instanceof HttpProblem ? error : badRequest('The request could not be read.')
  }
  return Buffer.concat(pieces)
}
