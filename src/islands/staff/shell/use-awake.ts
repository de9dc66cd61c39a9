import { startTransition, useEffect, useState } from 'react'

/**
 * Whether browser state may be read: not while a page is built, nor while React hydrates it. What depends on it is then
 * rendered as a transition.
 */
export const useAwake = (): boolean => {
  const [awake, setAwake] = useState(false)
  useEffect(() => startTransition(() => setAwake(true)), [])
  return awake
}
