import { useEffect, type ReactNode } from 'react'
import { ErrorBoundary } from '#islands/staff/shell/ErrorBoundary.tsx'
import { useAwake } from '#islands/staff/shell/use-awake.ts'
import { ignoreHeldEnter } from '#ui/held-enter.ts'
import { Lost } from '#ui/Lost.tsx'

/** An island that needs the browser to be rendered at all: the build puts `meanwhile` in its place. */
export const OnceAwake = ({ meanwhile, children }: { meanwhile: ReactNode; children: ReactNode }) => {
  useEffect(() => ignoreHeldEnter(document), [])
  return useAwake() ? <ErrorBoundary>{children}</ErrorBoundary> : <><Lost />{meanwhile}</>
}
