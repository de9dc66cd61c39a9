/**
 * Mistakes in `content/` in words for editors, with file and line, all at once: a build fails with them, `npm start`
 * prints them and goes on. Rules about a field's value belong to its kind's shape (`src/build/content-shapes.ts`); here are
 * those that it can't check, or that the build would enforce without naming the entry.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { AstroError } from 'astro/errors'
import { allFaults, allFaultsOf } from './shape.ts'

/** After so long without another file, copying has ended. */
const SETTLED_MS = 400
const ENTRY = /^content\/[^/]+\/[^/]+\/index\.mdx$/

/** The integration, for Astro. */
export const contentChecked = (): AstroIntegration => ({
  name: 'content',
  hooks: {
    'astro:config:setup': ({ command, config, logger }) => {
      const faults = allFaults(fileURLToPath(config.root))
      if (command === 'build' && faults.length) throw new AstroError(faults.join('\n'), 'docs/editing.md says how each is written.')
      for (const fault of faults) logger.warn(fault)
    },
    'astro:server:setup': ({ server, logger }) => {
      const { root } = server.config
      const told = (faults: string[]) => { for (const fault of faults) logger.warn(fault) }
      let settling: NodeJS.Timeout | undefined
      server.watcher.on('all', (event, changed) => {
        const file = path.relative(root, changed).replaceAll('\\', '/')
        if (!file.startsWith('content/')) return
        if (event === 'change') return told(ENTRY.test(file) ? allFaultsOf(root, file) : [])
        // An added or removed file may affect another one, and rarely comes alone: an entry is a folder, a text and its pictures.
        clearTimeout(settling)
        settling = setTimeout(() => told(allFaults(root)), SETTLED_MS)
      })
    },
  },
})
