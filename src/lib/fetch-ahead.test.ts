import { afterEach, expect, it, vi } from 'vitest'
import { fetchAhead } from '#lib/fetch-ahead.ts'

afterEach(() => { vi.unstubAllGlobals() })

it.each([
  [{}, 'eager'],
  [{ connection: { saveData: false } }, 'eager'],
  [{ connection: { saveData: true } }, 'lazy'],
])('in a browser of %j a picture below becomes %s', (navigator, loading) => {
  const image = { loading: 'lazy' }
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('document', { images: [image] })
  fetchAhead()
  expect(image.loading).toBe(loading)
})
