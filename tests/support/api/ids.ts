const UUID_OR_HASH = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]{16,}/gi

/** `text` without ids, boundaries and hashes, whose random characters may contain any short word. */
export const withoutIds = (text: string): string => text.replaceAll(UUID_OR_HASH, '')
