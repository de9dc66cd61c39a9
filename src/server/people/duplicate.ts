/** Whether the database refused an account because its role has one with this address or user name. */
export const isDuplicate = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown }
    if (code === '23505' && (constraint === 'accounts_role_email' || constraint === 'accounts_role_username')) return true
  }
  return false
}
