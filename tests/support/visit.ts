import type { Page, Response } from '@playwright/test'
import { signInAs } from './browser/sign-in.ts'
import { portalOf } from './routes.ts'

/** Opens a page as somebody who may see it: a portal's page with a session of its role, until its data is there. */
export const visit = async (page: Page, route: string): Promise<Response | null> => {
  const role = portalOf(route)
  if (role) await signInAs(page, role)
  const response = await page.goto(route)
  if (role) await page.waitForFunction(() => !document.querySelector('.staff-loading, [aria-busy="true"]'))
  return response
}
