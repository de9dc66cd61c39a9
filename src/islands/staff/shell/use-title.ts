import { useEffect } from 'react'

/**
 * Puts `words` for what is open before the page's own title, for tabs and the history. They must name no person: the
 * browser's history stays after the log-out, and is synchronised to its owner's other devices.
 */
export const useTitle = (words: string): void => {
  useEffect(() => {
    if (!words) return
    const own = document.title
    document.title = `${words}, ${own}`
    return () => { document.title = own }
  }, [words])
}
