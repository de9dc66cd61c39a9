import { Columns3 } from 'lucide-react'
import { memo, useId, type FocusEvent } from 'react'
import './menu.css'

type Choice = { key: string; header: string; shown: boolean; toggle: (shown: boolean) => void }

/**
 * Chooses which columns are shown; columns that always are have no entry. It is the browser's own popover: Escape and a
 * press elsewhere close it, and the focus returns to the button.
 */
export const ColumnMenu = memo(({ choices, what }: { choices: Choice[]; what: string }) => {
  const id = useId()
  /** Closes the menu when the keyboard's focus leaves it, so that it covers nothing. Not for a press within, which first moves the focus nowhere, nor for one on the button, which closes it anyway. */
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget) && relatedTarget.getAttribute('popovertarget') !== id) currentTarget.hidePopover()
  }
  return (
    <div className="table-columns">
      <button type="button" className="staff-button" popoverTarget={id}>
        <Columns3 className="icon" aria-hidden="true" /> Columns<span className="sr-only"> of {what}</span>
      </button>
      <div id={id} popover="auto" role="group" className="table-menu" aria-label={`Columns of ${what}`} onBlur={closeBehind}>
        {choices.map(({ key, header, shown, toggle }) => (
          <label key={key} className="table-menu-item">
            <input type="checkbox" checked={shown} onChange={(event) => { toggle(event.target.checked) }} /> {header}
          </label>
        ))}
      </div>
    </div>
  )
})
