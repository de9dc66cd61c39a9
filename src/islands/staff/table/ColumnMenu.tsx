import { Columns3 } from 'lucide-react'
import { memo, useId, type FocusEvent } from 'react'
import './menu.css'

type Choice = { key: string; header: string; shown: boolean; toggle: (shown: boolean) => void }

/**
 * Which columns are shown; those that always are have no entry. The browser's own popover: Escape and a press elsewhere
 * close it, and the focus goes back to the button.
 */
export const ColumnMenu = memo(({ choices, what }: { choices: Choice[]; what: string }) => {
  const id = useId()
  /** It closes when the keyboard's focus moves on, so that it covers nothing. A press within first takes the focus nowhere; one on the button closes it by itself. */
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
