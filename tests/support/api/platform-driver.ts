/**
 * The platform's own driver on the embedded database. Neon's driver speaks Postgres through a WebSocket, so a proxy stands
 * between the two (docs/decisions/testing.md). Its errors differ from those of node-postgres.
 */
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { neonConfig } from '@neondatabase/serverless'
import { afterAll } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'
import { disconnect } from '#server/db/client.ts'

let cutting: RegExp | undefined

/** The next statement with these words is executed, and its connection is cut instead of passing the answer on. */
export const cutAnswerTo = (words: RegExp): void => { cutting = words }

const carry = (client: WebSocket, port: number) => {
  const database = connect({ port, host: 'localhost', noDelay: true })
  let isCut = false
  client.on('message', (asked: Buffer) => {
    if (cutting?.test(asked.toString('latin1'))) [isCut, cutting] = [true, undefined]
    database.write(asked)
  })
  // When the database answers, the statement has been committed.
  database.on('data', (answer: Buffer) => { if (isCut) client.terminate(); else client.send(answer) })
  client.on('close', () => database.destroy())
  database.on('close', () => client.close()).on('error', () => client.terminate())
}

/** From here on, in this file, the functions reach the embedded database through the platform's driver. */
export const usePlatformDriver = async (): Promise<void> => {
  const port = Number(new URL(process.env.NETLIFY_DB_URL!).port)
  const proxy = new WebSocketServer({ port: 0, host: '127.0.0.1' }).on('connection', (client) => carry(client, port))
  await once(proxy, 'listening')
  const { port: own } = proxy.address() as AddressInfo
  Object.assign(neonConfig, { wsProxy: () => `127.0.0.1:${own}/`, useSecureWebSocket: false, pipelineConnect: false })
  process.env.NETLIFY_DB_DRIVER = 'serverless'
  process.env.NETLIFY_DB_URL = 'postgres://postgres:any@localhost/postgres'
  await disconnect()
  afterAll(async () => {
    await disconnect()
    delete process.env.NETLIFY_DB_DRIVER
    proxy.close()
  })
}
