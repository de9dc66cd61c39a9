import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

type Props = { onReplace: () => void; onKeep: () => void }

/** Asks before a sheet that isn't blank is replaced. */
export const Replace = ({ onReplace, onKeep }: Props) => (
  <Dialog title="Discard what is on the sheet?" describedBy="replace-words" onClose={onKeep}>
    <p id="replace-words" className="replace-words">The sheet holds something that you have not submitted.</p>
    <div className="actions">
      <Button look="dawn" onClick={onReplace}>Discard it</Button>
      <Button look="line" onClick={onKeep}>Keep it</Button>
    </div>
  </Dialog>
)
