/**
 * React creates five errors while its file is evaluated, which it throws as signals and recognizes by identity; nobody
 * reads their stacks. A browser with tools attached (its own, Lighthouse, a monitor) records the stack of each, and parses
 * React's file a second time for it: a task of 15 to 25 ms on every page with an island. Without stacks it doesn't
 * (docs/decisions/speed-measured.md, "Slowed 10 times").
 */
import type { Plugin } from 'vite'

const SIGNAL = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g

/** React's `code` with signals that are errors without a stack. @throws if it has none: React has changed */
export const withoutStacks = (code: string): string => {
  const changed = code.replace(SIGNAL, '$1 = Object.create(Error.prototype, { message: { value: $2 } })')
  if (changed === code) throw new Error('React has no signals of the kind that src/build/react-signals.ts knows: look whether it is still needed.')
  return changed
}

/** The plugin, for Vite. It affects only builds: in development React is another file. */
export const reactSignals = (): Plugin => ({
  name: 'react-signals',
  transform: { filter: { id: /react-dom-client\.production\.js$/ }, handler: (code) => ({ code: withoutStacks(code), map: null }) },
})
