/** Every page of the build, as visitors address it. */
import { globSync } from 'node:fs'

const routeOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/'

/** The routes of `dist`, without the page that answers unknown addresses. */
export const routesOf = (dist = 'dist'): string[] =>
  globSync('**/*.html', { cwd: dist })
    .map(routeOf)
    .filter((route) => route !== '/404')
    .sort()
