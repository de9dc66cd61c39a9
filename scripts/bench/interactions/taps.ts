/** What is tapped: one of each kind of control, in the state in which a visitor or member of staff meets it. */
import type { Locator, Page } from '@playwright/test'
import type { Role } from '#contracts/roles.ts'
import { site } from '#site/config.ts'

export type Tap = {
  name: string
  path: string
  /** Signed in before the page is opened. */
  role?: Role
  /** What has to happen before. */
  before?: (page: Page) => Promise<void>
  /** What is tapped, or typed into with `key`. */
  at: (page: Page) => Locator
  key?: string
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const table = (page: Page, name: string) => page.getByRole('table', { name })
const clients = (page: Page) => table(page, 'Client Records')
const tapped = (at: (page: Page) => Locator) => async (page: Page) => { await at(page).tap() }

/** The smallest page that answers a press, to show how much of each figure is the browser's own. */
export const FLOOR_TAP = {
  path: '/bench-button',
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Floor</title></head><body><button onclick="this.textContent='Pressed'">Press</button></body></html>`,
}

export const taps: Tap[] = [
  { name: 'floor: a button', path: FLOOR_TAP.path, at: button('Press') },
  { name: 'home: open the menu', path: '/', at: button('Menu') },
  { name: 'home: a menu group', path: '/', before: tapped(button('Menu')), at: button('SERVICES') },
  { name: 'home: next slide', path: '/', at: button('Next slide') },
  { name: 'news: load more', path: '/news', at: button('Load more') },
  { name: 'contact: a letter', path: '/contact', at: (page) => page.getByRole('textbox', { name: 'Message' }), key: 'a' },
  { name: 'contact: send it empty', path: '/contact', at: button('Send message') },
  { name: 'loan: a letter', path: `/services/${site.product}-loan`, at: (page) => page.getByRole('main').getByRole('textbox').first(), key: 'a' },
  { name: 'investment: choose a plan', path: `/services/${site.product}-investment`, at: button('Get Started Now') },
  {
    name: 'tracking: look up', path: '/track-my-application', at: (page) => page.getByRole('main').getByRole('button', { name: /^Track my application$/ }),
    before: async (page) => { await page.getByLabel('First name').fill('Ada'); await page.getByLabel('Date of birth').fill('1990-12-10') },
  },
  { name: 'admin: sort 10,000 clients', path: '/admin/dashboard', role: 'admin', at: (page) => clients(page).getByRole('button', { name: 'Name' }) },
  { name: 'admin: next page of them', path: '/admin/dashboard', role: 'admin', at: (page) => page.locator('#clients').getByRole('button', { name: 'Next page' }) },
  { name: 'admin: manage one', path: '/admin/dashboard', role: 'admin', at: (page) => clients(page).getByRole('button', { name: /^Manage / }).first() },
  { name: 'admin: columns of the table', path: '/admin/dashboard', role: 'admin', at: (page) => page.locator('#clients').getByRole('button', { name: 'Columns' }) },
  { name: 'inbox: open a message', path: '/admin/inbox', role: 'admin', at: (page) => page.locator('.inbox-row').first() },
  { name: 'intern: sort clients', path: '/intern/dashboard', role: 'intern', at: (page) => page.getByRole('table').getByRole('button', { name: 'Name' }) },
  { name: 'intern: add a client', path: '/intern/dashboard', role: 'intern', at: button('Add Client') },
  { name: 'judge: a score', path: '/judge/dashboard', role: 'judge', at: (page) => page.getByRole('spinbutton').or(page.getByRole('slider')).first(), key: '7' },
]
