import type { Client, ClientEvent } from '#contracts/api/clients.ts'

/** A client with its history, newest first. */
export type Known = Client & { history: Pick<ClientEvent, 'note'>[] }

/** What the form of a client's dialog is given. */
export type Opened = {
  /** The client as it was when the dialog opened, and as it is now. */
  opened: Known
  present: Known
  /** It has been deleted, or given to somebody else. */
  isGone: boolean
  accountId: string
  reload: () => void
  onSaved: () => void
}

/** Whether the note has been written since `version`. Each save adds one entry to the history at most, so it suffices to look at as many entries as there were saves. */
export const isNoted = (note: string, version: number, present: Pick<Known, 'version' | 'history'>): boolean =>
  present.history.slice(0, present.version - version).some((entry) => entry.note === note.trim())
