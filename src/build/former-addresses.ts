/** Makes `dist/_redirects`, which the platform reads. Astro makes no page of a file whose name begins with `_`, unless it is told to. */
import type { AstroIntegration } from 'astro'

/** The integration, for Astro. */
export const formerAddresses = (): AstroIntegration => ({
  name: 'former-addresses',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => { injectRoute({ pattern: '/_redirects', entrypoint: './src/pages/_redirects.ts', prerender: true }) },
  },
})
