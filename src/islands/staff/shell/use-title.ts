import { useEffect } from 'react'

/**
 * Names what is open before the page's own title, for tabs and the history. `words` must name no person: the browser's
 * history stays after the log-out, and goes to its owner's other devices.
 */
export const useTitle = (words: string): void => {
  useEffect(() => {
    if (!words) return
    const own = document.title
    document.title = `${words}, ${own}`
    return () => { document.title = own }
  }, [words])
}
