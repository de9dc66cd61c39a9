/** Pages of ten, in words. */
import { PAGE_SIZE } from '#contracts/api/list.ts'

const figures = new Intl.NumberFormat('en-US')

/** "11–20 of 24" */
export const rangeOf = (page: number, total: number): string => {
  const first = (page - 1) * PAGE_SIZE + 1
  const last = Math.min(page * PAGE_SIZE, total)
  return first === last ? `${figures.format(first)} of ${figures.format(total)}` : `${figures.format(first)}–${figures.format(last)} of ${figures.format(total)}`
}

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE))
