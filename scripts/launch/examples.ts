// Domains and telephone numbers that are reserved for examples, so they can't belong to anyone.
const EXAMPLE = /[\w.@/:-]*\.example\b|\(?\d{3}\)?[\s.-]?555[\s.-]?01\d\d/g

/** Addresses and telephone numbers that can't be the firm's, each as a finding. */
export const examplesIn = (text: string) => [...new Set(text.match(EXAMPLE))].map((found) => `example address: ${found}`)
