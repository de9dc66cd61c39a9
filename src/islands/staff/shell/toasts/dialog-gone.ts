import { pause } from '#lib/pause.ts'

/** The time in which the region of the toasts moves from the closed dialog back to the page. */
const MOVING_MS = 150

/**
 * Resolves once the dialog around `element` has gone, at once if there is none. A toast shown while it closes would be
 * announced in it, and lost with it; so the toast of an outcome waits, however long a slow machine takes.
 */
export const dialogGone = async (element: Element | null | undefined): Promise<void> => {
  const dialog = element?.closest('dialog')
  if (!dialog?.open) return
  await new Promise((resolve) => { dialog.addEventListener('close', resolve, { once: true }) })
  await pause(MOVING_MS)
}
