import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { contentChecked } from './src/build/content-faults/index.ts'
import { contentSecurityPolicy } from './src/build/content-security-policy.ts'
import { contentTogether } from './src/build/content-together.ts'
import { drafts } from './src/build/drafts.ts'
import { finishedPages } from './src/build/finished-pages.ts'
import { inlineModules } from './src/build/inline-module.ts'
import { leanStyles } from './src/build/lean-styles.ts'
import { reactSignals } from './src/build/react-signals.ts'
import { sharedChunks } from './src/build/shared-chunks.ts'
import { shortScopes } from './src/build/short-scopes.ts'
import { ownSitemap } from './src/build/sitemap.ts'
import { ownDirectives } from './src/directives/integration.ts'
import { site } from './src/site/config.ts'

/** The oldest browsers that Tailwind 4 itself supports. */
const BROWSERS = ['chrome111', 'edge111', 'firefox128', 'safari16.4']

export default defineConfig({
  site: site.origin,
  trailingSlash: 'never',
  // One page needn't wait for another's.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 16 },
  integrations: [contentChecked(), react(), mdx(), ownSitemap(), ownDirectives(), drafts(), finishedPages()],
  security: { csp: contentSecurityPolicy(site) },
  vite: {
    server: {
      // What is being saved is read once it is whole.
      watch: { awaitWriteFinish: { stabilityThreshold: 80, pollInterval: 20 } },
      // The functions' server asks at this port, and would show whatever another copy has there.
      strictPort: true,
    },
    // Vite minifies, for the browsers of `cssTarget`; Tailwind's own pass would write each mixed colour twice, for older ones.
    plugins: [inlineModules(), shortScopes(), tailwindcss({ optimize: false }), leanStyles(), reactSignals()],
    environments: { client: { build: { rolldownOptions: { output: sharedChunks } } }, prerender: { build: { rolldownOptions: { output: contentTogether } } } },
    build: {
      cssTarget: BROWSERS,
      rolldownOptions: {
        // Astro marks its own modules with a directive that the bundler doesn't know: nothing to act on.
        onLog: (level, log, handler) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handler(level, log)),
      },
    },
  },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
})
