/** The functions of `netlify/functions`, called in this process: no worker for each call, so handlers can be measured. */
import { readdirSync } from 'node:fs'
import type { Context as Platform } from '@netlify/functions'

type Module = { default: (request: Request, context: Platform) => Promise<Response>; config?: { path?: string | string[]; schedule?: string } }
type Functions = { path: string; handle: (request: Request, address: string) => Promise<Response> }[]

const folder = new URL('../../netlify/functions/', import.meta.url)
/** What runs on after its answer is waited for by nobody, and must not end the process. */
const waitUntil = (work: Promise<unknown>) => { work.catch(() => undefined) }

/** Each function with each path that it serves; the scheduled ones have none. */
export const functions = async (): Promise<Functions> => {
  const modules = await Promise.all(readdirSync(folder).filter((name) => name.endsWith('.ts')).map((name) => import(new URL(name, folder).href) as Promise<Module>))
  return modules.flatMap(({ default: handler, config }) =>
    [config?.path ?? []].flat().map((path) => ({ path, handle: (request, address) => handler(request, { ip: address, waitUntil } as unknown as Platform) })),
  )
}
