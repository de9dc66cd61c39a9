import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import './people.css'

type Props = { title: string; button: string; busy: string | false; onConfirm: () => void; onClose: () => void; children: ReactNode }

/** Asks for confirmation before something that others will notice. */
export const ConfirmDialog = ({ title, button, busy, onConfirm, onClose, children }: Props) => (
  <Dialog title={title} describedBy="confirm-text" onClose={onClose}>
    <p id="confirm-text" className="confirm-text">{children}</p>
    <div className="confirm-buttons">
      <Button onClick={onConfirm} busy={busy}>{button}</Button>
      <Button look="line" onClick={onClose}>Cancel</Button>
    </div>
  </Dialog>
)
