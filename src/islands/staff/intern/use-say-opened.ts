import { useEffect } from 'react'
import type { Client } from '#contracts/api/clients.ts'
import { nameOf } from '#islands/staff/intern/Records.tsx'
import { announce } from '#ui/announce.ts'

/** Says in its dialog whose client has come: the focus has been on the heading all along, before there was a name. */
export const useSayOpened = (opened: Client | undefined): void => {
  useEffect(() => { if (opened) announce(`Opened: ${nameOf(opened)}`, document.querySelector('dialog:modal') ?? document.body) }, [opened])
}
