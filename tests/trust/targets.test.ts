/** The targets of `npm run test:load` and `npm run test:faults` answer: these run by hand, so nothing else would notice a broken target. */
import { expect, it } from 'vitest'
import { newIntern } from './faults/interns.ts'
import { flows, startTraffic } from './faults/traffic.ts'
import type { Target } from './load/fire.ts'
import * as targets from './load/targets.ts'
import type { Site } from './site.ts'
import { withEmbeddedSite } from './with-site.ts'
import { seed } from '../../scripts/demo/seed.ts'

const answerOf = async (make: (site: Site) => Target | Promise<Target>, site: Site) => {
  const { url, name, request } = await make(site)
  const { path, ...asked } = request()
  return [name, (await fetch(url + path!, asked as RequestInit)).status]
}

it('every target of the load answers, and all that write under faults are told that it is stored', async () => {
  await withEmbeddedSite(seed, async (site) => {
    const answers = await Promise.all(Object.values(targets).map((make) => answerOf(make, site)))
    expect(Object.fromEntries(answers)).toEqual({ 'bare handler': 200, 'bare function': 200, 'bare read': 200, 'bare write': 200, 'authenticated read': 200, 'submission': 200 })
    const traffic = startTraffic(site.origin, [await newIntern()])
    await flows(traffic, 0).finally(traffic.stop)
    expect(traffic.ledger.strange).toEqual([])
  })
})
