/** Pictures that nothing references: beside the sizes of a photograph that pages show, the build keeps the original. */
import { globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Compared by the end of the name, which is the build's own: the editor's part before it may be percent-encoded. */
const ENDS = /\.[\w-]+\.(?:jpe?g|png|webp|gif|avif|svg)\b/gi
const TEXTS = '**/*.{js,css,svg,xml,json,txt,webmanifest}'

/** `pages` are those of the folder `dist`, as they are published. */
export const removeUnnamedPictures = (pages: Record<string, string>, dist: string): void => {
  const others = globSync(TEXTS, { cwd: dist }).map((file) => readFileSync(path.join(dist, file), 'utf8'))
  const named = new Set([...Object.values(pages), ...others].flatMap((text) => text.match(ENDS) ?? []))
  for (const file of globSync('_astro/*', { cwd: dist })) {
    const end = file.match(ENDS)?.at(-1)
    if (end && file.endsWith(end) && !named.has(end)) rmSync(path.join(dist, file))
  }
}
