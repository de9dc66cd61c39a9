const LONGEST = 200

/** A file's name as it may be stored and shown: no folder, no control or direction characters, not too long; the extension stays. */
export const shownName = (name: string): string => {
  const plain = name.replace(/^.*[/\\]/s, '').replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim()
  return plain.length <= LONGEST ? plain : plain.slice(-LONGEST).replace(/^[\uDC00-\uDFFF]/, '')
}
