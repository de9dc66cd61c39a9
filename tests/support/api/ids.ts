const UUID_OR_HASH = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]{16,}/gi

/** `text` without its ids, boundaries and hashes: in random digits any short word comes up now and then. */
export const withoutIds = (text: string): string => text.replaceAll(UUID_OR_HASH, '')
