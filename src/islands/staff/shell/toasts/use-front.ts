import { useSyncExternalStore } from 'react'

/** The element in front of all others: the modal dialog that was opened last, else the page. */
const front = (): HTMLElement => [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}

/** The element to render in so that it can be seen and reached: everything behind a modal dialog is dimmed and inert. */
export const useFront = (): HTMLElement => useSyncExternalStore(subscribe, front)
