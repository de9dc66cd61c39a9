import { useEffect, useState, type RefObject } from 'react'
import type { Client } from '#contracts/api/clients.ts'
import { nameOf } from '#islands/staff/clients/columns.tsx'
import { RESTORED } from '#islands/staff/clients/Restored.tsx'
import { announce } from '#ui/announce.ts'

/**
 * Says in its dialog whose client has come, and whether with what had been typed: the focus has been on the heading all
 * along, before there was a name. `form` tells which dialog: one whose client is known comes with it, and is not open yet.
 */
export const useSayOpened = (form: RefObject<HTMLFormElement | null>, opened: Client, isRestored: boolean): void => {
  // As it opens: neither a save meanwhile nor what is discarded opens it again.
  const [words] = useState(() => `Opened: ${nameOf(opened)}${isRestored ? `. ${RESTORED}` : ''}`)
  useEffect(() => announce(words, form.current!), [words, form])
}
