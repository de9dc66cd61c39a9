/** When accounts logged out in this browser: for tabs that do not hear of it, on a public page or closed and opened again. */
import { attempt } from '#lib/attempt.ts'

const place = (accountId: string) => `staff:logged-out:${accountId}`

export const markLoggedOut = (accountId: string, now = Date.now()): void => { attempt(() => localStorage.setItem(place(accountId), String(now))) }

/** In milliseconds; 0 where it never did. */
export const loggedOutAt = (accountId: string): number => Number(attempt(() => localStorage.getItem(place(accountId))) ?? 0)
