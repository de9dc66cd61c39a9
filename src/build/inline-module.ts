/**
 * `import code from '#lib/x.ts?inline-module'`: the module with all that it imports, bundled to one text, for a page that
 * carries it in its HTML. Astro inlines a script only while nothing else imports a part of it; ours share helpers.
 */
import { createRequire } from 'node:module'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const QUERY = '?inline-module'

const bundle = async (entry: string): Promise<{ code: string; files: string[] }> => {
  const build = await rolldown({ input: entry })
  const { output } = await build.generate({ format: 'esm', minify: true })
  await build.close()
  return { code: output[0].code.trim(), files: output[0].moduleIds }
}

export const inlineModules = (): Plugin => ({
  name: 'inline-modules',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith(QUERY) ? `\0${createRequire(new URL('../../package.json', import.meta.url)).resolve(source.slice(0, -QUERY.length))}${QUERY}` : null),
  async load(id) {
    if (!id.startsWith('\0') || !id.endsWith(QUERY)) return null
    const { code, files } = await bundle(id.slice(1, -QUERY.length))
    files.forEach((file) => this.addWatchFile(file))
    return `export default ${JSON.stringify(code)}`
  },
})
