/** The widths in which a photograph is delivered; a narrower one is not enlarged. */
export const PHOTOGRAPH_WIDTHS = [480, 800, 1200, 1600] as const

const WIDEST = PHOTOGRAPH_WIDTHS.at(-1) ?? 1600

/** The width for readers that can't choose a size, such as feed readers: at most the widest, never the camera's own. */
export const widthOf = ({ width }: { width: number }): number => Math.min(width, WIDEST)
