/** The part of each function that reaches the platform. */
import path from 'node:path'
import { ARCHIVE_FORMAT, zipFunctions } from '@netlify/zip-it-and-ship-it'
import { BUILT } from './functions.ts'

export type Packed = { name: string; file: string; /** The source files of the function, without the platform's own part. */ sources: string[]; paths: string[]; schedule: string | undefined }

/** Packs the last build's functions with the platform's packer, each into its own folder in `folder`. */
export const packInto = async (folder: string): Promise<Packed[]> => {
  const root = process.cwd()
  const packed = await zipFunctions(path.join(root, BUILT), folder, { archiveFormat: ARCHIVE_FORMAT.NONE, basePath: root, repositoryRoot: root })
  return packed.map(({ name, path: at, inputs, routes, schedule }) => ({
    name, file: path.join(at, `${name}.mjs`), sources: inputs ?? [], schedule,
    paths: (routes ?? []).map(({ pattern }) => pattern),
  }))
}
