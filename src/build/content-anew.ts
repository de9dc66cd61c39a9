/**
 * Has all entries read anew when their shapes have changed. Astro keeps what it has read, also from deploy to deploy, and
 * notices only a change of `src/content.config.ts` itself: a new field's default would be missing in every older entry.
 */
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const KEPT = 'data-store.json'
const SHAPES = 'shapes.txt'

/** Removes what Astro has kept in `folder` under other shapes than `digest` stands for. */
export const forgetOthers = (folder: string, digest: string): void => {
  const [kept, shapes] = [path.join(folder, KEPT), path.join(folder, SHAPES)]
  if (existsSync(shapes) && readFileSync(shapes, 'utf8') === digest) return
  rmSync(kept, { force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(shapes, digest)
}

/** The integration, for Astro, which keeps a build's entries in its cache and those of `npm start` in `.astro`. */
export const contentAnew = (): AstroIntegration => ({
  name: 'content-anew',
  hooks: {
    'astro:config:setup': ({ config }) => {
      const digest = hash('sha256', readFileSync(new URL('src/build/content-shapes.ts', config.root)))
      for (const folder of [config.cacheDir, new URL('.astro/', config.root)]) forgetOthers(fileURLToPath(folder), digest)
    },
  },
})
