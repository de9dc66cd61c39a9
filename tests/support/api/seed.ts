/** The seed of random inputs: the same in every `npm run test:all`, another in every `npm run test:fuzz`, unless FUZZ_SEED sets it. */
const FUZZING = process.env.FUZZ_INPUTS !== undefined

export const SEED = Number(process.env.FUZZ_SEED ?? (FUZZING ? Date.now() & 0x7fffffff : 1))
