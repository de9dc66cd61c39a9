/// <reference types="astro/client" />
import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first touch of the island, or some time after the page has loaded: `src/directives/settled.ts`. */
    'client:settled'?: boolean
    /** Hydrates once the page has been painted, for islands that are a portal's whole page: `src/directives/painted.ts`. */
    'client:painted'?: boolean
  }
}

declare global {
  interface ImportMetaEnv {
    readonly SHOW_DRAFTS: boolean
  }
}
