/** A spelling of a name, and how often it occurs. */
export type Spelling = { name: string; uses: number }

/** The most frequent of a venture's spellings; of equally frequent ones the first in the alphabet. */
export const usualSpelling = (spellings: Spelling[]): string => {
  const [usual] = spellings.toSorted((a, b) => b.uses - a.uses || a.name.localeCompare(b.name))
  return usual?.name ?? ''
}
