/** The part of each function that reaches the platform. */
import path from 'node:path'
import { ARCHIVE_FORMAT, zipFunctions } from '@netlify/zip-it-and-ship-it'
import { BUILT } from './functions.ts'

export type Packed = { name: string; file: string; /** Of all that is run, but for the platform's own part. */ sources: string[]; paths: string[]; schedule: string | undefined }

/** Packs the functions of the last build by the platform's own packer, each into a folder in `folder`. */
export const packInto = async (folder: string): Promise<Packed[]> => {
  const root = process.cwd()
  const packed = await zipFunctions(path.join(root, BUILT), folder, { archiveFormat: ARCHIVE_FORMAT.NONE, basePath: root, repositoryRoot: root })
  return packed.map(({ name, path: at, inputs, routes, schedule }) => ({
    name, file: path.join(at, `${name}.mjs`), sources: inputs ?? [], schedule,
    paths: (routes ?? []).map(({ pattern }) => pattern),
  }))
}
