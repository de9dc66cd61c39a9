import { QueryClientProvider } from '@tanstack/react-query'
import { NuqsAdapter } from 'nuqs/adapters/react'
import { useState, type ReactNode } from 'react'
import type { Role } from '#contracts/roles.ts'
import { newQueries } from '#islands/staff/shell/queries.ts'
import { SessionWatch } from '#islands/staff/shell/SessionWatch.tsx'
import { Toaster } from '#islands/staff/shell/Toaster.tsx'
import { isSignedIn } from '#lib/session.ts'

/**
 * The root of a protected page's island, mounted `client:only="react"`: queries, the address bar, toasts, the session's
 * end. Nobody who isn't signed in sees anything, or makes a call, while the guard sends them away.
 */
export const StaffRoot = ({ role, children }: { role: Role; children: ReactNode }) => {
  const [queries] = useState(newQueries)
  const [entitled] = useState(() => isSignedIn(role))
  if (!entitled) return null
  return (
    <QueryClientProvider client={queries}>
      <NuqsAdapter>{children}</NuqsAdapter>
      <SessionWatch role={role} />
      <Toaster />
    </QueryClientProvider>
  )
}
