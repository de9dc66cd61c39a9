import { startTransition, useEffect, useState } from 'react'

/**
 * Whether browser state may be read: not while a page is built, nor while React hydrates it. What depends on the browser
 * is then rendered piece by piece.
 */
export const useAwake = (): boolean => {
  const [awake, setAwake] = useState(false)
  useEffect(() => startTransition(() => setAwake(true)), [])
  return awake
}
