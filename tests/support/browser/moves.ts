import type { Page } from '@playwright/test'

type Watched = { moves: { sum: number } }

/** Sums up all layout shifts of the pages opened from now on, which is at least their cumulative layout shift. */
export const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const moves = { sum: 0 }
    Object.assign(window, { moves })
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) moves.sum += (entry as PerformanceEntry & { value: number }).value }).observe({ type: 'layout-shift', buffered: true })
  })

export const movedIn = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Watched).moves.sum)
