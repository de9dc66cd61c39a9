/** Every page of a portal, a new one included, is guarded for its role and is in its portal's bar. */
import { expect, it } from 'vitest'
import { ROLES } from '#contracts/roles.ts'
import { portalOf } from '../support/routes.ts'
import { pages, type Page } from './support/build.ts'

const guardOf = ({ root }: Page) => root.querySelector('html')?.getAttribute('data-guarded')
const routesOf = (some: Page[]) => some.map(({ route }) => route)
const ofPortals = pages.filter(({ route }) => portalOf(route))

it.each(ofPortals.map((page) => [page.route, page] as const))('%s is guarded for its role, and its portal’s bar leads to it', (route, page) => {
  expect(guardOf(page)).toBe(portalOf(route))
  expect(page.root.querySelector('.portal a[aria-current="page"]')?.getAttribute('href')).toBe(route)
})

it('no other page is guarded', () => {
  expect(routesOf(pages.filter(guardOf))).toEqual(routesOf(ofPortals))
})

it.each(ROLES)('the %s has a page to sign in, one to begin with and one of how they sign in', (role) => {
  expect(routesOf(pages)).toEqual(expect.arrayContaining(['login', 'dashboard', 'security'].map((page) => `/${role}/${page}`)))
})
