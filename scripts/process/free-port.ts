import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** A free port of this machine: `wanted`, if it is free. */
export const freePort = async (wanted = 0): Promise<number> => {
  const server = createServer().listen(wanted, 'localhost')
  try {
    await once(server, 'listening')
  } catch {
    return freePort()
  }
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
