/** Where the focus goes on a page that reloads without having been asked to: in this tab, once. */
import { forgetTab, readTab, writeTab } from '#lib/tab-storage.ts'

const KEY = 'focus:next-page'

export const leaveFocus = (selector: string): void => writeTab(KEY, { selector })

export const takeFocus = (): void => {
  const { selector } = readTab(KEY)
  forgetTab(KEY)
  if (selector) document.querySelector<HTMLElement>(selector)?.focus()
}
