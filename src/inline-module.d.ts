/** A module as one text: `src/build/inline-module.ts`. */
declare module '*?inline-module' {
  const code: string
  export default code
}
