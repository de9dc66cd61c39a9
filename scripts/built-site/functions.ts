/** The functions of `netlify/functions`, called in this process: no worker for each call, so handlers can be measured. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Context as Platform } from '@netlify/functions'

type Module = { default: (request: Request, context: Platform) => Promise<Response>; config: { path?: string | string[] } }
type Functions = { path: string; handle: (request: Request, address: string) => Promise<Response> }[]

const folder = new URL('../../netlify/functions/', import.meta.url)
/** What runs on after its answer is waited for by nobody, and must not end the process. */
const waitUntil = (work: Promise<unknown>) => { work.catch(() => undefined) }

const moduleOf = async (file: string) => ({ name: path.parse(file).name, ...((await import(new URL(file, folder).href)) as Module) })

/** The functions that answer requests; the scheduled ones have no path. */
export const served = async () => (await Promise.all(readdirSync(folder).filter((file) => file.endsWith('.ts')).map(moduleOf))).filter(({ config }) => config.path)

/** Each of them with each path that it serves. */
export const functions = async (): Promise<Functions> =>
  (await served()).flatMap(({ default: handler, config }) =>
    [config.path ?? []].flat().map((at) => ({ path: at, handle: (request, address) => handler(request, { ip: address, waitUntil } as unknown as Platform) })),
  )
