import { useState, useSyncExternalStore } from 'react'
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

/** When the session of `role` in this browser ends, in milliseconds; 0 where there is none. */
export const useSessionEnd = (role: Role): number => useSyncExternalStore(subscribe, () => sessionEnd(role) ?? 0)

/** The account for which this component was mounted: what is typed while the page leaves for the sign-in still belongs to its draft. */
export const useAccount = (role: Role): string => useState(() => accountOf(role))[0]
