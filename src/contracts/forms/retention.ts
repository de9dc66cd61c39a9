/**
 * How long what visitors send is kept (trust row 12): the one place of these figures. A form's declaration names its own
 * term; a submission whose form no longer exists has the usual one.
 */
export const RETENTION_MONTHS = { submission: 24, file: 12 } as const
