/** A key in words, for a value that no declaration has a label for: "coverLetter" is "Cover letter". A key of another spelling stays as it is. */
export const labelOf = (key: string): string =>
  /^[a-z]+(?:[A-Z][a-z]+)*$/.test(key) ? key.charAt(0).toUpperCase() + key.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : key
