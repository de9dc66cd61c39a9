/** Every page of the build, as visitors address it. */
import { globSync } from 'node:fs'

const routeOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/'

/** Sign-in, links to choose a password, and the portals. */
export const isStaff = (route: string): boolean => /^\/(?:admin|intern|judge|account|forgot-password)(?:\/|$)/.test(route)

/** The routes of `dist`, without the page that answers unknown addresses. */
export const routesOf = (dist = 'dist'): string[] =>
  globSync('**/*.html', { cwd: dist })
    .map(routeOf)
    .filter((route) => route !== '/404')
    .sort()
