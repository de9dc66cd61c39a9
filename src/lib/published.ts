/** Whether an entry of `content/` belongs to a production build: no draft, and no date in the future. */
export const isPublished = (entry: { draft?: boolean | undefined; date?: Date | undefined }, now: Date): boolean =>
  entry.draft !== true && (entry.date === undefined || entry.date <= now)
