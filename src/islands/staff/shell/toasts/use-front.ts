import { useSyncExternalStore } from 'react'

/** The element in front of all others: the modal dialog that was opened last, else the page. */
const front = (): HTMLElement => [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body

const subscribe = (listener: () => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}

/** Where something must be put to be seen and reached: behind a modal dialog all is dark and inert. */
export const useFront = (): HTMLElement => useSyncExternalStore(subscribe, front)
