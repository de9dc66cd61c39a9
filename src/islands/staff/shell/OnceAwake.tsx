import type { ReactNode } from 'react'
import { Lost } from '#ui/Lost.tsx'
import { useAwake } from '#islands/staff/shell/use-awake.ts'

/** An island that asks the browser as soon as it is rendered: the page is made with `meanwhile` in its place. */
export const OnceAwake = ({ meanwhile, children }: { meanwhile: ReactNode; children: ReactNode }) => (useAwake() ? children : <><Lost />{meanwhile}</>)
