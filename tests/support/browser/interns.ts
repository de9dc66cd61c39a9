/** Interns of their own for browser tests, so that no test meets another's clients. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { query } from './database.ts'
import { DEMO_PASSWORD, newAccount } from './sign-in.ts'

/** A new intern with the demo password; the address begins with `name`. */
export const newIntern = (name?: string) => newAccount('intern', name)

/** Signs in by the form, and waits for the dashboard. */
export const signIn = async (page: Page, email: string, password = DEMO_PASSWORD): Promise<void> => {
  if (!page.url().includes('/intern/login')) await page.goto('/intern/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/intern/dashboard**')
}

/** A client of the intern's, put there past the browser; two with one `key` are one to the public lookup, which finds it by no name. Saved in the browser, it gets its own key: then not an Ada, whom tracking.spec.ts looks up. */
export const giveClient = async (ownerId: string, more: { firstName: string; middleName?: string; lastName: string; status?: string; daysAgo?: number; key?: string }): Promise<string> => {
  const { firstName, middleName, lastName, status = 'Evidence Mapping', daysAgo = 1, key = randomUUID() } = more
  const [row] = await query<{ id: string }>(
    `with added as (
       insert into clients (first_name, middle_name, last_name, age, status, date_of_birth, lookup_key, owner_id, search, created_at)
       values ($1, $7, $2, extract(year from age('1990-12-10'::date))::int, $3, '1990-12-10', $4, $5, lower($1 || ' ' || $2), now() - make_interval(days => $6)) returning *
     ), begun as (insert into client_events (client_id, account_id, status, created_at) select id, owner_id, status, created_at from added)
     select id from added`,
    [firstName, lastName, status, key, ownerId, daysAgo, middleName],
  )
  return row!.id
}

/** Changes a client's status and last name, as if somebody else had saved it. */
export const saveMeanwhile = (id: string, status: string, lastName: string) =>
  query('update clients set status = $2, last_name = $3, version = version + 1, updated_at = now() where id = $1', [id, status, lastName])
