/** Puts `text` on the clipboard, and tells whether it is there: an origin that isn't secure has none, and a browser may refuse. */
export const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
