import type { AstroIntegration } from 'astro'

/** Makes `client:settled` known to Astro. */
export const settledDirective = (): AstroIntegration => ({
  name: 'settled-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => addClientDirective({ name: 'settled', entrypoint: new URL('./settled.ts', import.meta.url).pathname }),
  },
})
