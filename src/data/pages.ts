import { requiredEntry } from '#data/entries.ts'

/** A page whose words are one entry of content/pages/. */
export const page = (id: string) => requiredEntry('pages', id)
