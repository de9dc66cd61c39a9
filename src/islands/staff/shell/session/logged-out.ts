/** When accounts logged out in this browser: for tabs that did not hear of it, because they showed a public page, or were closed and reopened. */
import { attempt } from '#lib/attempt.ts'

const place = (accountId: string) => `staff:logged-out:${accountId}`

export const markLoggedOut = (accountId: string, now = Date.now()): void => { attempt(() => localStorage.setItem(place(accountId), String(now))) }

/** In milliseconds; 0 if the account never logged out. */
export const loggedOutAt = (accountId: string): number => Number(attempt(() => localStorage.getItem(place(accountId))) ?? 0)
