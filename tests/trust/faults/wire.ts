/**
 * A proxy between the server and the embedded database, which shows what statements are under way. The database runs all
 * connections in one session: no statement waits for another's lock, and `pg_stat_activity` shows none.
 */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type Wire = {
  url: string
  /** Writes that were sent, and have no answer yet. */
  underWay: () => number
  /** While on, answers to writes are withheld: the database has committed, but the server doesn't know. */
  withhold: (on: boolean) => void
  /** How many complete answers are withheld. */
  withheld: () => number
  close: () => void
}

const WRITE = /insert into "submissions"|update "clients"/
/** The last message of every answer: ReadyForQuery, which Postgres sends once it has committed. */
const isWhole = (answer: Buffer) => answer.length >= 6 && answer[answer.length - 6] === 0x5a && answer.readInt32BE(answer.length - 5) === 5

/** Opens a proxy to the address that `target` returns, which may change with each restart. */
export const openWire = async (target: () => string): Promise<Wire> => {
  const [open, writing, kept] = [new Set<Socket>(), new Set<Socket>(), new Set<Socket>()]
  let withholding = false

  const server = createServer({ noDelay: true }, (socket) => {
    const database = connect({ port: Number(new URL(target()).port), host: 'localhost', noDelay: true })
    const end = () => {
      for (const sockets of [open, writing, kept]) sockets.delete(socket)
      socket.destroy()
      database.destroy()
    }
    for (const side of [socket, database]) side.on('close', end).on('error', end)
    open.add(socket)
    socket.on('data', (asked) => {
      if (WRITE.test(asked.toString('latin1'))) writing.add(socket)
      database.write(asked)
    })
    database.on('data', (answer) => {
      const hidden = withholding && writing.has(socket)
      if (!hidden) socket.write(answer)
      if (!isWhole(answer)) return
      if (hidden) kept.add(socket)
      else writing.delete(socket)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `postgres://postgres@127.0.0.1:${(server.address() as AddressInfo).port}/postgres`,
    underWay: () => writing.size,
    withhold: (on) => { withholding = on },
    withheld: () => kept.size,
    close: () => { server.close(); for (const socket of open) socket.destroy() },
  }
}
