/** The widths in which a photograph goes out; one that is narrower is not made wider. */
export const PHOTOGRAPH_WIDTHS = [480, 800, 1200, 1600] as const

const WIDEST = PHOTOGRAPH_WIDTHS.at(-1) ?? 1600

/** The width of what a reader gets who can't choose, such as a feed's: never what came out of the camera. */
export const widthOf = ({ width }: { width: number }): number => Math.min(width, WIDEST)
