import { describe, expect, it, vi } from 'vitest'
import { LIMIT } from '../output.ts'

/** As a rebrand writes them: longitude, then latitude. */
const CITIES: [string, [number, number]][] = [
  ['Indianapolis', [-86.158, 39.768]], ['Denver', [-104.99, 39.74]], ['Phoenix', [-112.07, 33.45]], ['Monterrey', [-100.31, 25.67]], ['London', [-0.13, 51.51]], ['Sydney', [151.21, -33.87]],
]

describe.each(CITIES)('seen from %s', (_, coordinates) => {
  it('the globe is light enough for a visitor’s connection', async () => {
    vi.resetModules()
    vi.doMock(import('../home.ts'), () => ({ HOME: coordinates }))
    const { globePhone, globeWide } = await import('./globe.ts')
    for (const { svg } of [globeWide(), globePhone()]) expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(LIMIT)
    vi.doUnmock('../home.ts')
  })
})
