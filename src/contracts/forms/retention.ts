/**
 * How long submissions are kept (trust row 12): the only place of these figures. A form's declaration names its own
 * period; a submission whose form no longer exists has the default one.
 */
export const RETENTION_MONTHS = { submission: 24, file: 12 } as const
