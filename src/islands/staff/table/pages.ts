/** Pages of ten, in words. */
import { PAGE_SIZE } from '#contracts/api/list.ts'
import { whole } from '#contracts/figures.ts'

/** "11–20 of 24" */
export const rangeOf = (page: number, total: number): string => {
  const first = (page - 1) * PAGE_SIZE + 1
  const last = Math.min(page * PAGE_SIZE, total)
  return first === last ? `${whole(first)} of ${whole(total)}` : `${whole(first)}–${whole(last)} of ${whole(total)}`
}

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE))
