/**
 * `import code from '#lib/x.ts?inline-module'`: the module and its imports, bundled into one string, for a page that has
 * it inline. Astro inlines a script only if nothing else imports a part of it; ours share helpers.
 */
import { createRequire } from 'node:module'
import path from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

const QUERY = '?inline-module'

const bundle = async (entry: string): Promise<{ code: string; files: string[] }> => {
  const { outputFiles, metafile } = await build({ entryPoints: [entry], bundle: true, minify: true, format: 'esm', target: 'es2022', write: false, metafile: true })
  return { code: outputFiles.map(({ text }) => text.trim()).join('\n'), files: Object.keys(metafile.inputs) }
}

/** The plugin, for Vite. */
export const inlineModules = (): Plugin => ({
  name: 'inline-modules',
  enforce: 'pre',
  resolveId: { filter: { id: /\?inline-module$/ }, handler: (source) => `\0${createRequire(new URL('../../package.json', import.meta.url)).resolve(source.slice(0, -QUERY.length))}${QUERY}` },
  load: {
    filter: { id: /^\0.*\?inline-module$/ },
    async handler(id) {
      const { code, files } = await bundle(id.slice(1, -QUERY.length))
      files.forEach((file) => this.addWatchFile(path.resolve(file)))
      return `export default ${JSON.stringify(code)}`
    },
  },
})
