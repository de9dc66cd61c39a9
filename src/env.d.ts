/// <reference types="astro/client" />
import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first touch of the island, or when the page has settled: `src/directives/settled.ts`. */
    'client:settled'?: boolean
    /** Hydrates once the page has been painted, for islands that are the page: `src/directives/painted.ts`. */
    'client:painted'?: boolean
  }
}

declare global {
  interface ImportMetaEnv {
    readonly SHOW_DRAFTS: boolean
  }
}
