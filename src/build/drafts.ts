import type { AstroIntegration } from 'astro'

/**
 * Passes to `src/data/entries.ts` whether drafts and future dates are shown: under `astro dev`, never in a build. Not
 * `import.meta.env.DEV`, which follows whatever NODE_ENV the build machine happens to have.
 */
export const drafts = (): AstroIntegration => ({
  name: 'drafts',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      updateConfig({ vite: { define: { 'import.meta.env.SHOW_DRAFTS': JSON.stringify(command === 'dev') } } })
    },
  },
})
