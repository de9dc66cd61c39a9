const UNIQUE_VIOLATION = '23505'

/** Whether `error`, or what caused it, is one of the unique constraints `names` refusing a row. */
export const isTaken = (error: unknown, ...names: string[]): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown }
    if (code === UNIQUE_VIOLATION && names.some((name) => name === constraint)) return true
  }
  return false
}
