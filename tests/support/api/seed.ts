/** Where random inputs begin: the same in every `npm test`, elsewhere in every `npm run test:fuzz`; FUZZ_SEED says which. */
const FUZZING = process.env.FUZZ_INPUTS !== undefined

export const SEED = Number(process.env.FUZZ_SEED ?? (FUZZING ? Date.now() & 0x7fffffff : 1))
