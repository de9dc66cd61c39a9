import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { focusPart } from '#ui/hand-on.ts'
import './dialog.css'

type Props = { title: string; onClose: () => void; children: ReactNode }

/**
 * A modal dialog for as long as it is rendered: the browser's own, so focus stays inside and Escape closes it; a press
 * on the backdrop does too. However it goes, the focus returns to where it was or, where that is gone, to this part of
 * the page, unless whoever shows it has put it elsewhere by then.
 */
export const Dialog = ({ title, onClose, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useEffectEvent((event: PointerEvent) => { if (event.target === dialog.current) dialog.current?.close() })

  useEffect(() => {
    const node = dialog.current!
    const part = node.parentElement!.closest<HTMLElement>('section, article, main')!
    const before = document.activeElement as HTMLElement
    node.showModal()
    node.querySelector('h2')!.focus()
    node.addEventListener('pointerdown', pressed)
    return () => {
      node.removeEventListener('pointerdown', pressed)
      node.close()
      const isLost = () => document.activeElement === document.body
      queueMicrotask(() => {
        if (isLost()) before.focus()
        if (isLost()) focusPart(part)
      })
    }
  }, [])

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="dialog-title" onClose={onClose}>
      <div className="sheet">
        <h2 id="dialog-title" tabIndex={-1}>{title}</h2>
        <button type="button" className="close" aria-label="Close" onClick={() => dialog.current?.close()}><X className="icon" aria-hidden="true" /></button>
        {children}
      </div>
    </dialog>
  )
}
