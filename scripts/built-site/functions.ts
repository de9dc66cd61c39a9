/** The functions, called in this process: no worker for each call, so handlers can be measured. */
import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context as Platform } from '@netlify/functions'

type Module = { default: (request: Request, context: Platform) => Promise<Response>; config: { path?: string | string[] } }
type Functions = { path: string; handle: (request: Request, address: string) => Promise<Response> }[]

/** Where `npm run build` puts them, as they are deployed. */
export const BUILT = 'netlify/built'
/** Of this project, wherever the process works: the server under load has a folder of its own. */
export const sources = (): string[] => globSync(path.resolve(import.meta.dirname, '../../netlify/functions/*.ts')).toSorted()
export const built = (): string[] => globSync(`${BUILT}/*.mjs`).toSorted()

/** What runs on after its answer is waited for by nobody, and must not end the process. */
const waitUntil = (work: Promise<unknown>) => { work.catch(() => undefined) }

/** Of each of these files that answers requests, every path that it serves; those of schedules have none. */
export const functions = async (files: string[]): Promise<Functions> => {
  const modules = await Promise.all(files.map(async (file) => (await import(pathToFileURL(path.resolve(file)).href)) as Module))
  return modules.flatMap(({ default: handler, config }) =>
    [config.path ?? []].flat().map((at) => ({ path: at, handle: (request, address) => handler(request, { ip: address, waitUntil } as unknown as Platform) })),
  )
}
