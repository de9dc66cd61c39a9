import type { ReactNode } from 'react'
import { Lost } from '#ui/Lost.tsx'
import { useAwake } from '#islands/staff/shell/use-awake.ts'

/** An island that needs the browser to be rendered at all: the build puts `meanwhile` in its place. */
export const OnceAwake = ({ meanwhile, children }: { meanwhile: ReactNode; children: ReactNode }) => (useAwake() ? children : <><Lost />{meanwhile}</>)
