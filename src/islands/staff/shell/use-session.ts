import { useSyncExternalStore } from 'react'
import type { Role } from '#contracts/roles.ts'
import { accountOf, SESSION_FORGOTTEN, sessionEnd } from '#lib/session.ts'

const subscribe = (listener: () => void) => {
  addEventListener('storage', listener)
  addEventListener(SESSION_FORGOTTEN, listener)
  return () => {
    removeEventListener('storage', listener)
    removeEventListener(SESSION_FORGOTTEN, listener)
  }
}

/** The session of `role` in this browser: its account (empty where there is none) and when it ends, in milliseconds. */
export const useSession = (role: Role): { accountId: string; endsAt: number } => ({
  accountId: useSyncExternalStore(subscribe, () => accountOf(role)),
  endsAt: useSyncExternalStore(subscribe, () => sessionEnd(role) ?? 0),
})
