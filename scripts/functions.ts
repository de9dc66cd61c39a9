/**
 * Part of `npm run build`: bundles each function into one file in `netlify/built`, which the platform packs. From the
 * sources it would pack every package as it is in node_modules, some 600 files that a cold start has to find and read
 * (docs/decisions/functions.md).
 */
import { rmSync } from 'node:fs'
import { build } from 'esbuild'
import { BUILT, sources } from './built-site/functions.ts'

rmSync(BUILT, { recursive: true, force: true })
await build({
  entryPoints: sources(), outdir: BUILT, outExtension: { '.js': '.mjs' }, bundle: true, platform: 'node', format: 'esm', target: 'node24', logLevel: 'warning',
  // Required only on paths that we don't use: a native driver, and another platform's sockets.
  external: ['pg-native', 'cloudflare:sockets'],
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
})
