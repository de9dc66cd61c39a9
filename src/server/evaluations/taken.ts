const UNIQUE_VIOLATION = '23505'

/** Whether `error`, or what caused it, is the unique constraint `name` refusing a row. */
export const isTaken = (error: unknown, name: string): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown }
    if (code === UNIQUE_VIOLATION && constraint === name) return true
  }
  return false
}
