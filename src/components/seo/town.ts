/** "or remote" after a place, or "Remote" alone, as docs/editing.md describes it. */
const REMOTE = /[\s,;/(–—-]*(?:\bor\s+)?\bremote\b.*/i

/** The city of a posting's location, and its state where one is named; nothing where the work is only remote. */
export const townIn = (location: string): string[] => location.replace(REMOTE, '').split(/,\s*/).filter(Boolean)
