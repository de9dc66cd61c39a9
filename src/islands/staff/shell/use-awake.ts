import { startTransition, useEffect, useState } from 'react'

/**
 * Whether the browser may be asked: not while a page is made, nor while React takes over what was made. What a browser
 * adds is then rendered piece by piece.
 */
export const useAwake = (): boolean => {
  const [awake, setAwake] = useState(false)
  useEffect(() => startTransition(() => setAwake(true)), [])
  return awake
}
