/** `const format = lazily(() => new Intl.DateTimeFormat())`: made by the first `format()`, not while a page is loading. */
export const lazily = <T extends object>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}
