import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import './dialog.css'

type Props = { title: string; onClose: () => void; children: ReactNode }

/**
 * A modal dialog for as long as it is rendered: the browser's own, so focus stays inside and Escape closes it; a press
 * on the backdrop does too. Whoever shows it puts the focus back in `onClose`.
 */
export const Dialog = ({ title, onClose, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useEffectEvent((event: PointerEvent) => { if (event.target === dialog.current) dialog.current?.close() })

  useEffect(() => {
    const node = dialog.current!
    node.showModal()
    node.querySelector('h2')!.focus()
    node.addEventListener('pointerdown', pressed)
    return () => {
      node.removeEventListener('pointerdown', pressed)
      node.close()
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
