import { QueryClientProvider } from '@tanstack/react-query'
import { NuqsAdapter } from 'nuqs/adapters/react'
import { useEffect, useState, type ReactNode } from 'react'
import type { Role } from '#contracts/roles.ts'
import { sweepDrafts } from '#islands/staff/shell/drafts/draft.ts'
import { Loading } from '#islands/staff/shell/Loading.tsx'
import { focusWhatIsPressed } from '#islands/staff/shell/focus-pressed.ts'
import { hearOtherTabs } from '#islands/staff/shell/session/other-tabs.ts'
import { OnceAwake } from '#islands/staff/shell/OnceAwake.tsx'
import { newQueries } from '#islands/staff/shell/queries.ts'
import { SessionWatch } from '#islands/staff/shell/session/SessionWatch.tsx'
import { Toaster } from '#islands/staff/shell/toasts/Toaster.tsx'
import { isSignedIn } from '#lib/session.ts'
import './link.css'
import './print.css'

type Props = { role: Role; children: ReactNode }
type RootProps = Props & { /** What is shown until the island is awake. */ meanwhile?: ReactNode }

const Entitled = ({ role, children }: Props) => {
  const [queries] = useState(newQueries)
  const [entitled] = useState(() => isSignedIn(role))
  // The page's frame listens too, and clears the tab's storage. This clears the drafts that this copy of the module keeps in memory where the browser refuses storage.
  useEffect(hearOtherTabs, [])
  useEffect(sweepDrafts, [])
  useEffect(focusWhatIsPressed, [])
  if (!entitled) return null
  return (
    <QueryClientProvider client={queries}>
      <NuqsAdapter>{children}</NuqsAdapter>
      <SessionWatch role={role} />
      <Toaster />
    </QueryClientProvider>
  )
}

/**
 * The root of a protected page's island, mounted `client:painted`: queries, the address bar, toasts, the session's end.
 * While the guard sends somebody away who isn't signed in, they see only the page's own HTML, and no call is made.
 */
export const StaffRoot = ({ meanwhile = <Loading />, ...props }: RootProps) => <OnceAwake meanwhile={meanwhile}><Entitled {...props} /></OnceAwake>
