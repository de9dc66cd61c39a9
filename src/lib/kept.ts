/** Makes what belongs to a name once: a formatter of dates takes a quarter of a millisecond, which a page of an article would pay six times. */
export const kept = <Made>(make: (name: string) => Made): ((name: string) => Made) => {
  const made = new Map<string, Made>()
  return (name) => made.get(name) ?? made.set(name, make(name)).get(name)!
}
