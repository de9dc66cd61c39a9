import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { contentAnew } from './src/build/content-anew.ts'
import { contentChecked } from './src/build/content-faults/index.ts'
import { contentSecurityPolicy } from './src/build/content-security-policy.ts'
import { contentTogether } from './src/build/content-together.ts'
import { drafts } from './src/build/drafts.ts'
import { finishedPages } from './src/build/finished-pages.ts'
import { formerAddresses } from './src/build/former-addresses.ts'
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
  // Pages that wait for something don't hold up the others.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 16 },
  integrations: [contentAnew(), contentChecked(), react(), mdx(), ownSitemap(), ownDirectives(), drafts(), formerAddresses(), finishedPages()],
  security: { csp: contentSecurityPolicy(site) },
  vite: {
    server: {
      // A file that is being saved is read only once it is complete.
      watch: { awaitWriteFinish: { stabilityThreshold: 80, pollInterval: 20 } },
      // `netlify dev` forwards to this port: if Astro moved to another, it would show whatever else listens here.
      strictPort: true,
    },
    // Vite minifies for the browsers of `cssTarget`; Tailwind's own pass would write each mixed colour twice, for older browsers.
    plugins: [inlineModules(), shortScopes(), tailwindcss({ optimize: false }), leanStyles(), reactSignals()],
    environments: { client: { build: { rolldownOptions: { output: sharedChunks } } }, prerender: { build: { rolldownOptions: { output: contentTogether } } } },
    build: {
      cssTarget: BROWSERS,
      rolldownOptions: {
        // Astro's own modules have a directive that the bundler doesn't know and warns about.
        onLog: (level, log, handler) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handler(level, log)),
      },
    },
  },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
})
