import { useEffect, useState, type RefObject } from 'react'
import type { Client } from '#contracts/api/clients.ts'
import { nameOf } from '#islands/staff/clients/columns.tsx'
import { RESTORED } from '#islands/staff/clients/Restored.tsx'
import { announce } from '#ui/announce.ts'

/**
 * Announces in the dialog whose client has loaded, and whether with a draft: the focus was on the heading before there was
 * a name. `form` tells which dialog: with a client from the cache, the dialog is not open yet when this runs.
 */
export const useSayOpened = (form: RefObject<HTMLFormElement | null>, opened: Client, isRestored: boolean): void => {
  // The words as of the opening: a later save, or a discarded draft, must not announce it again.
  const [words] = useState(() => `Opened: ${nameOf(opened)}${isRestored ? `. ${RESTORED}` : ''}`)
  useEffect(() => announce(words, form.current!), [words, form])
}
