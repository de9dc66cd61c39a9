/** Corrections to the embedded database's wire protocol, where its library falls short and has no setting. */
import type { Server, Socket } from 'node:net'
import type { NetlifyDB } from '@netlify/database-dev'

type Session = {
  execProtocolRaw: (message: Uint8Array) => Promise<Uint8Array>
  runExclusive: <T>(work: () => Promise<T>) => Promise<T>
}
type Inner = { db: Session; server: Server; handleConnection: (socket: Socket) => void }

/** Parse, Bind, Describe, Execute and Close: the parts of a statement, whose end is a Sync. */
const PARTS = 'PBDEC'
const NOTHING = new Uint8Array()

/** The database as one connection sees it: its messages wait for the end of their statement, and are answered together. */
const byWholeStatements = (db: Session): Pick<Session, 'execProtocolRaw'> => {
  let parts: Uint8Array[] = []
  return {
    execProtocolRaw: async (message) => {
      // The message lies in a buffer that the next one is written to.
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
 * - One session is behind all connections, and takes their messages as they come. A statement that arrives in several
 *   packets, as a resume does, met those of other connections on its way: its values were bound to another's statement.
 * - Its answers are several small packets, and by Nagle's rule each but the first waited for an acknowledgement that the
 *   other side holds back: 44 ms for every statement with a parameter.
 */
export const mendWire = (database: NetlifyDB): void => {
  const inner = database as unknown as Inner
  const handle = inner.handleConnection
  inner.handleConnection = (socket) => handle.call(Object.create(inner, { db: { value: byWholeStatements(inner.db) } }) as Inner, socket)
  inner.server.on('connection', (socket) => socket.setNoDelay(true))
}
