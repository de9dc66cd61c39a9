/** The functions, called in this process: no worker for each call, so handlers can be measured. */
import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context as Platform } from '@netlify/functions'

type Module = { default: (request: Request, context: Platform) => Promise<Response>; config: { path?: string | string[] } }
type Functions = { path: string; handle: (request: Request, address: string) => Promise<Response> }[]

/** The folder of the built functions, as they are deployed. */
export const BUILT = 'netlify/built'
/** The functions' sources, whatever the current folder is: the server of the load test has another. */
export const sources = (): string[] => globSync(path.resolve(import.meta.dirname, '../../netlify/functions/*.ts')).toSorted()
export const built = (): string[] => globSync(`${BUILT}/*.mjs`).toSorted()

/** Nobody waits for work after the answer; its failure must not end the process. */
const waitUntil = (work: Promise<unknown>) => { work.catch(() => undefined) }

/** Every path that the functions in `files` serve, with its handler; scheduled functions have none. */
export const functions = async (files: string[]): Promise<Functions> => {
  const modules = await Promise.all(files.map(async (file) => (await import(pathToFileURL(path.resolve(file)).href)) as Module))
  return modules.flatMap(({ default: handler, config }) =>
    [config.path ?? []].flat().map((at) => ({ path: at, handle: (request, address) => handler(request, { ip: address, waitUntil } as unknown as Platform) })),
  )
}
