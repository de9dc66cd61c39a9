import { useEffect } from 'react'

/**
 * Names what is open before the page's own title, so that tabs and the history tell it from the page. `words` name no
 * person: the browser's history stays after the log-out, and goes along to its owner's other devices.
 */
export const useTitle = (words: string): void => {
  useEffect(() => {
    if (!words) return
    const own = document.title
    document.title = `${words}, ${own}`
    return () => { document.title = own }
  }, [words])
}
