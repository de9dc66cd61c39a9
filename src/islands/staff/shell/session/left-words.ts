/** A message that one page of the portals leaves for the next one to show, in this tab. */
import type { Farewell } from '#islands/staff/shell/session/farewells.ts'
import { forgetTab, readTab, writeTab } from '#lib/tab-storage.ts'

const KEY = 'toast:next-page'

export const leaveWords = (type: string, text: string): void => writeTab(KEY, { type, text })
export const leaveFarewell = (text: Farewell): void => writeTab(KEY, { text })
export const areWordsLeft = (): boolean => Boolean(readTab(KEY).text)

/** Reads the message and removes it. */
export const takeWords = (): { type?: string; text?: string } => {
  const words = readTab(KEY)
  forgetTab(KEY)
  return words
}
