/** Corrections to the embedded database's wire protocol, where its library falls short and has no setting. */
import type { Server, Socket } from 'node:net'
import type { NetlifyDB } from '@netlify/database-dev'

type Session = {
  execProtocolRaw: (message: Uint8Array) => Promise<Uint8Array>
  runExclusive: <T>(work: () => Promise<T>) => Promise<T>
}
type Inner = { db: Session; server: Server; handleConnection: (socket: Socket) => void }

/** Parse, Bind, Describe, Execute and Close: the messages of a statement, which ends with a Sync. */
const PARTS = 'PBDEC'
const NOTHING = new Uint8Array()

/** The database for one connection: its messages are collected until the statement is complete, and answered together. */
const byWholeStatements = (db: Session): Pick<Session, 'execProtocolRaw'> => {
  let parts: Uint8Array[] = []
  return {
    execProtocolRaw: async (message) => {
      // A copy, because the buffer is reused for the next message.
      parts.push(message.slice())
      if (PARTS.includes(String.fromCharCode(message[0]!))) return NOTHING
      const statement = parts
      parts = []
      return db.runExclusive(async () => {
        const answers: Uint8Array[] = []
        for (const part of statement) answers.push(await db.execProtocolRaw(part))
        return Buffer.concat(answers)
      })
    },
  }
}

/**
 * Mends the wire of a started database:
 * - One session serves all connections, and takes their messages as they come. A statement that arrived in several packets,
 *   such as one with a resume, was mixed with those of other connections: its values were bound to another's statement.
 * - It answers in several small packets. By Nagle's algorithm each but the first waited for an acknowledgement, which the
 *   other side delays: 44 ms for every statement with a parameter.
 */
export const mendWire = (database: NetlifyDB): void => {
  const inner = database as unknown as Inner
  const handle = inner.handleConnection
  inner.handleConnection = (socket) => handle.call(Object.create(inner, { db: { value: byWholeStatements(inner.db) } }) as Inner, socket)
  inner.server.on('connection', (socket) => socket.setNoDelay(true))
}
