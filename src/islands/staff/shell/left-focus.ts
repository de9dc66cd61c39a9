/** Passes the focus on to this tab's next page, once: for a page that reloads by itself. */
import { forgetTab, readTab, writeTab } from '#lib/tab-storage.ts'

const KEY = 'focus:next-page'

export const leaveFocus = (selector: string): void => writeTab(KEY, { selector })

export const takeFocus = (): void => {
  const { selector } = readTab(KEY)
  forgetTab(KEY)
  if (selector) document.querySelector<HTMLElement>(selector)?.focus()
}
