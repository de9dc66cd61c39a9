import { pause } from '#lib/pause.ts'

/** What stood in a dialog, the toasts' place among it, is rendered anew in front of the page. */
const MOVING_MS = 150

/**
 * Resolves once the dialog around `element` has gone, at once where there is none. What is said while it goes is said in
 * it, and is lost with it; so an outcome waits, however long a slow machine takes.
 */
export const dialogGone = async (element: Element | null | undefined): Promise<void> => {
  const dialog = element?.closest('dialog')
  if (!dialog?.open) return
  await new Promise((resolve) => { dialog.addEventListener('close', resolve, { once: true }) })
  await pause(MOVING_MS)
}
