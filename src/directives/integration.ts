import type { AstroIntegration } from 'astro'

const DIRECTIVES = ['settled', 'painted']

/** Makes `client:settled` and `client:painted` known to Astro. */
export const ownDirectives = (): AstroIntegration => ({
  name: 'own-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of DIRECTIVES) addClientDirective({ name, entrypoint: new URL(`./${name}.ts`, import.meta.url).pathname })
    },
  },
})
