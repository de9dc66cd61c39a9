/** The work on finished pages. Each is read once and written once, however many steps change it. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { AstroError } from 'astro/errors'
import { brokenLinks } from './broken-links.ts'
import { withIslandFiles } from './island-files.ts'
import { withLateStyles } from './late-styles.ts'
import { withLeanIcons } from './lean-icons.ts'
import { withOneScript, withoutIslandStyle, withOwnHashes, withPlainJson, withPolicyFirst } from './own-hashes.ts'
import { headersFile } from './page-headers.ts'
import { pagesToCome } from './pages-to-come.ts'
import { removeUnnamedPictures } from './unnamed-pictures.ts'

const STEPS = [withLeanIcons, withoutIslandStyle, withPlainJson, withOneScript, withOwnHashes, withPolicyFirst]
const finished = (page: string, dist: string): string => withLateStyles(withIslandFiles(STEPS.reduce((done, step) => step(done), page), dist), dist)

const finish = (dist: string, file: string): string => {
  const page = finished(readFileSync(dist + file, 'utf8'), dist)
  writeFileSync(dist + file, page)
  return page
}

/** The integration, for Astro. */
export const finishedPages = (): AstroIntegration => {
  let root: string
  return {
    name: 'finished-pages',
    hooks: {
      'astro:config:done': ({ config }) => { root = fileURLToPath(config.root) },
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir)
        const files = globSync('**/*.html', { cwd: dist }).sort()
        const pages = Object.fromEntries(files.map((file) => [file, finish(dist, file)]))
        const broken = brokenLinks(pages, dist, pagesToCome(root))
        if (broken.length) throw new AstroError(broken.join('\n'), 'docs/editing.md says how a link is written.')
        removeUnnamedPictures(pages, dist)
        writeFileSync(`${dist}_headers`, headersFile(pages, process.env.CONTEXT))
      },
    },
  }
}
