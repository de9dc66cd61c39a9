import type { Client, ClientEvent } from '#contracts/api/clients.ts'

/** A client with what was done to it, the newest first. */
export type Known = Client & { history: Pick<ClientEvent, 'note'>[] }

/** What the form of a client's dialog is given. */
export type Opened = {
  /** The client when the dialog opened, and as it is known to be now. */
  opened: Known
  present: Known
  /** It is no more, or no longer theirs who have opened it. */
  isGone: boolean
  accountId: string
  reload: () => void
  onSaved: () => void
}

/** Whether the note has been written since `version`: a save makes one entry of the history at most, so it is among as many as there were saves. */
export const isNoted = (note: string, version: number, present: Pick<Known, 'version' | 'history'>): boolean =>
  present.history.slice(0, present.version - version).some((entry) => entry.note === note.trim())
