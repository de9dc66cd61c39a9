/** Hands a file to the browser as a download. */
export const saveFile = ({ content, name }: { content: Blob; name: string }): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
