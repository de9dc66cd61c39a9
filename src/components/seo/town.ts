/** Work from anywhere, as docs/editing.md has it written behind a place or alone. */
const REMOTE = /[\s,;/(–—-]*(?:\bor\s+)?\bremote\b.*/i

/** The city of a posting's location, and its state where one is named; nothing where the work is only remote. */
export const townIn = (location: string): string[] => location.replace(REMOTE, '').split(/,\s*/).filter(Boolean)
