import type { Client, ClientEvent } from '#contracts/api/clients.ts'

/** A client with what was done to it, the newest first. */
export type Known = Client & { history: Pick<ClientEvent, 'note'>[] }

/** Whether the note has been written since `version`: a save makes one entry of the history at most, so it is among as many as there were saves. */
export const isNoted = (note: string, version: number, present: Known): boolean =>
  present.history.slice(0, present.version - version).some((entry) => entry.note === note.trim())
