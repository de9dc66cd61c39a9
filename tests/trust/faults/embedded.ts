/** Faults under traffic on the embedded database: it is stopped, it is killed, or the server is killed. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unacknowledged, type Fault } from './fault.ts'
import { until } from './traffic.ts'
import { openWire, type Wire } from './wire.ts'
import { startEmbedded } from '../embedded.ts'

type End = 'stop' | 'kill'
/** An embedded database behind a proxy (`wire.ts`), stored in a folder so that it can be restarted with its rows. */
type Restartable = { url: string; wire: Wire; end: (how: End) => Promise<void>; start: () => Promise<void>; stop: () => Promise<void> }

/** Starts one in a folder of its own, which is removed when this process exits. */
export const startRestartable = async (): Promise<Restartable> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'embedded-'))
  process.on('exit', () => { rmSync(folder, { recursive: true, force: true }) })
  let database = await startEmbedded(folder)
  const wire = await openWire(() => database.url)
  return {
    url: wire.url,
    wire,
    end: (how) => database[how](),
    start: async () => { database = await startEmbedded(folder) },
    stop: async () => { wire.close(); await database.stop() },
  }
}

const restart = (name: string, how: End): ((database: Restartable) => Fault) => ({ wire, end, start }) => ({
  name,
  happen: async (_site, traffic) => {
    await until(() => wire.underWay() > 0)
    const underWay = wire.underWay()
    await end(how)
    await start()
    return { underWay, unacknowledged: await unacknowledged(traffic) }
  },
})

/** As when `netlify dev` is killed, which runs both. */
const killBoth = ({ wire, end, start }: Restartable): Fault => ({
  name: 'database and server killed',
  happen: async (site, traffic) => {
    await until(() => wire.underWay() > 0)
    const underWay = wire.underWay()
    await Promise.all([end('kill'), site.kill()])
    await start()
    const caught = { underWay, unacknowledged: await unacknowledged(traffic) }
    await site.start()
    return caught
  },
})

/** The server is killed after the database has committed, and before it gets the answer. */
const killServer = ({ wire }: Restartable): Fault => ({
  name: 'server killed mid-write',
  happen: async (site, traffic) => {
    wire.withhold(true)
    await until(() => wire.withheld() >= 5)
    const underWay = wire.withheld()
    await site.kill()
    wire.withhold(false)
    const caught = { underWay, unacknowledged: await unacknowledged(traffic) }
    await site.start()
    return caught
  },
})

const [stopped, killed] = [restart('database stopped and started', 'stop'), restart('database killed', 'kill')]

export const embeddedFaults = (database: Restartable): Fault[] =>
  [stopped, killed, killed, killed, killBoth, killBoth, killBoth, killServer, killServer, killServer].map((fault) => fault(database))
