/** Every page of the build, as visitors address it. */
import { globSync } from 'node:fs'
import { ROLES, type Role } from '#contracts/roles.ts'

const routeOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/'

/** Sign-in, links to choose a password, and the portals. */
export const isStaff = (route: string): boolean => [...ROLES, 'account', 'forgot-password'].includes(route.split('/')[1]!)

/** The role whose portal a page belongs to; undefined for other pages. */
export const portalOf = (route: string): Role | undefined => ROLES.find((role) => route.startsWith(`/${role}/`) && !route.endsWith('/login'))

/** The routes of `dist`, without the page that answers unknown addresses. */
export const routesOf = (dist = 'dist'): string[] =>
  globSync('**/*.html', { cwd: dist })
    .map(routeOf)
    .filter((route) => route !== '/404')
    .sort()
