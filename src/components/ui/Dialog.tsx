import { X } from 'lucide-react'
import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { focusPart } from '#ui/hand-on.ts'
import './dialog.css'

/** A press on the backdrop hits the dialog itself, as does one on its padding or scrollbar: only the position tells them apart. */
const isOnBackdrop = ({ target, clientX: x, clientY: y }: MouseEvent) => {
  const { left, right, top, bottom } = (target as Element).getBoundingClientRect()
  return (target as Element).matches('dialog') && (x < left || x > right || y < top || y > bottom)
}

type Props = { title: string; /** The id of the words that are read out with the title. */ describedBy?: string; onClose: () => void; children: ReactNode }

/**
 * A modal dialog for as long as it is rendered: the browser's own, so focus stays inside and Escape closes it; a press on
 * the backdrop does too. When it goes, the focus returns to where it was or, where that is gone, to this part of the
 * page, unless its owner has put it elsewhere.
 */
export const Dialog = ({ title, describedBy, onClose, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  /** Its own: one address may open two dialogs. */
  const id = useId()
  /** Whether the press began on the backdrop: one that slides off the dialog, or onto it, doesn't close it (WCAG 2.5.2). */
  const began = useRef(false)
  useEffect(() => {
    const node = dialog.current!
    const part = node.parentElement!.closest<HTMLElement>('section, article, main')!
    const before = document.activeElement as HTMLElement
    node.showModal()
    node.querySelector('h2')!.focus()
    return () => {
      node.close()
      const isLost = () => document.activeElement === document.body
      queueMicrotask(() => {
        if (isLost()) before.focus()
        if (isLost()) focusPart(part)
      })
    }
  }, [])

  /** The owner removes the dialog at once: the browser's `close` event comes later, when another dialog may be open in its place. */
  const goFirst = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  const press = {
    onPointerDown: (event: MouseEvent) => { began.current = isOnBackdrop(event) },
    // The second click of a double click was meant for what opened the dialog.
    onClick: (event: MouseEvent) => { if (event.detail < 2 && began.current && isOnBackdrop(event)) onClose() },
  }
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} aria-describedby={describedBy} onCancel={goFirst} onClose={onClose} {...press}>
      <div className="sheet">
        <h2 id={id} tabIndex={-1}>{title}</h2>
        <button type="button" className="close" aria-label="Close" onClick={onClose}><X className="icon" aria-hidden="true" /></button>
        {children}
      </div>
    </dialog>
  )
}
